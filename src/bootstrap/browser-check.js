// Runs before the app in any browser: ES5 only, and nothing newer than `<template>`.
;(function () {
  // Names as in scripts/vite/browsers.mjs, which lists what each is used for.
  var needed = {
    'AbortSignal.any': function () {
      return window.AbortSignal.any
    },
    'URL.canParse': function () {
      return window.URL.canParse
    },
    'Array.prototype.toSorted': function () {
      return [].toSorted
    },
    ':has()': function () {
      return window.CSS.supports('selector(:has(a))')
    },
    '@container': function () {
      return window.CSS.supports('container-type', 'inline-size')
    },
    '@layer': function () {
      return window.CSSLayerBlockRule
    },
    DecompressionStream: function () {
      return window.DecompressionStream
    },
    'lookbehind in regular expressions': function () {
      return new RegExp('(?<=a)b')
    },
    dialog: function () {
      return window.HTMLDialogElement.prototype.showModal
    },
    BroadcastChannel: function () {
      return window.BroadcastChannel
    },
    'Intl.DisplayNames': function () {
      return window.Intl.DisplayNames
    },
    'module scripts': function () {
      return 'noModule' in document.createElement('script')
    },
  }
  var root = document.getElementById('root')

  function isThere(name) {
    try {
      return Boolean(needed[name]())
    } catch (cause) {
      return false
    }
  }

  // Removing the root keeps the app from starting and replacing this text.
  function showInstead(id) {
    var template = document.getElementById(id)
    if (!root.parentNode) return
    root.parentNode.removeChild(root)
    if (template.content) document.body.appendChild(document.importNode(template.content, true))
  }

  for (var name in needed) {
    if (!isThere(name)) return showInstead('old-browser')
  }

  function showWhy(cause) {
    if (!root.firstChild) showInstead(cause instanceof SyntaxError ? 'old-browser' : 'not-opened')
  }

  // A script that cannot be parsed or loaded before the first render.
  window.addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target.nodeName === 'SCRIPT') showWhy(event.error)
    },
    true,
  )
  window.addEventListener('unhandledrejection', function (event) {
    showWhy(event.reason)
  })
})()
