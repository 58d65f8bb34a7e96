import type { Plugin } from 'vite'
// With file extensions, because Node loads these modules with the Vite configuration.
import { start as english } from '../../src/i18n/locales/en/start.ts'
import { start as spanish } from '../../src/i18n/locales/es/start.ts'
import { oldest } from './browsers.mjs'

const locales = { en: english, es: spanish }

const inEachLanguage = (render: (words: typeof english | typeof spanish) => string) =>
  Object.entries(locales)
    .map(([language, words]) => `<div lang="${language}">${render(words)}</div>`)
    .join('')

const [chrome, firefox, safari] = [oldest.chrome, oldest.firefox, oldest.safari].map(String) as [string, string, string]

/** Fallback content of `index.html` for browsers in which the app cannot start. A browser without `<template>` support shows it, and is too old. */
export const startPage = [
  `<template id="old-browser"><main class="plain">${inEachLanguage((words) => `<h1>${words.oldTitle}</h1><p>${words.oldText}</p><p>${words.oldUpdate(chrome, firefox, safari)}</p><p>${words.oldElse}</p>`)}</main></template>`,
  `<template id="not-opened"><main class="plain">${inEachLanguage((words) => `<p>${words.notOpened}</p>`)}</main></template>`,
  `<noscript><main class="plain">${inEachLanguage((words) => `<p>${words.noScript}</p>`)}</main></noscript>`,
].join('\n    ')

/** Inserts the fallback content into the page. */
export const startPageMessages = (): Plugin => ({
  name: 'start-page-messages',
  transformIndexHtml: (html) => html.replace('<!-- start page -->', startPage),
})
