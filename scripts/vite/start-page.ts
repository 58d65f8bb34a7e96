import type { Plugin } from 'vite'
// With their endings, as Node reads them when it loads the configuration.
import { start as english } from '../../src/i18n/locales/en/start.ts'
import { start as spanish } from '../../src/i18n/locales/es/start.ts'
import { oldest } from './browsers.mjs'

const both = { en: english, es: spanish }

const inBoth = (say: (words: typeof english | typeof spanish) => string) =>
  Object.entries(both)
    .map(([language, words]) => `<div lang="${language}">${say(words)}</div>`)
    .join('')

const [chrome, firefox, safari] = [oldest.chrome, oldest.firefox, oldest.safari].map(String) as [string, string, string]

/** What `index.html` holds for browsers in which the app cannot start. A browser that does not know templates shows them: it is too old. */
export const startPage = [
  `<template id="old-browser"><main class="plain">${inBoth((words) => `<h1>${words.oldTitle}</h1><p>${words.oldText}</p><p>${words.oldUpdate(chrome, firefox, safari)}</p><p>${words.oldElse}</p>`)}</main></template>`,
  `<template id="not-opened"><main class="plain">${inBoth((words) => `<p>${words.notOpened}</p>`)}</main></template>`,
  `<noscript><main class="plain">${inBoth((words) => `<p>${words.noScript}</p>`)}</main></noscript>`,
].join('\n    ')

/** Puts the words for those browsers into the page. */
export const startPageWords = (): Plugin => ({
  name: 'start-page-words',
  transformIndexHtml: (html) => html.replace('<!-- start page -->', startPage),
})
