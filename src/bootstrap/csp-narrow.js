// Where the site has a directory of health systems, the headers let requests to any of them through. This runs before anything else and narrows
// that, for as long as this page lives, to the one that the tab's sign-in or record is at. Measured in docs/security.md. ES5, as old-browser.js.
;(function () {
  function kept(key) {
    try {
      return JSON.parse(sessionStorage.getItem('plainchart.' + key))
    } catch (cause) {
      return null
    }
  }
  function origins(ehr) {
    try {
      var own = [new URL(ehr.fhirBase).origin, new URL(ehr.gateway || ehr.fhirBase).origin].concat(
        ehr.allowOrigins || [],
      )
      return own.filter(function (origin, index) {
        return own.indexOf(origin) === index && /^https?:\/\/[\w.:[\]-]+$/.test(origin)
      })
    } catch (cause) {
      return []
    }
  }
  var path = location.pathname
  var keys = /\/connect\/go$/.test(path)
    ? ['going']
    : /\/callback(\/|$)/.test(path)
      ? ['pending', 'session']
      : ['session']
  var record
  for (var i = 0; i < keys.length && !record; i++) record = kept(keys[i])
  // Only a site with a directory keeps the system itself. Any other page of such a site narrows itself when it has read the configuration.
  if (!record || !record.ehr) return
  var meta = document.createElement('meta')
  meta.setAttribute('http-equiv', 'Content-Security-Policy')
  meta.setAttribute('content', ["connect-src 'self'"].concat(origins(record.ehr)).join(' '))
  meta.setAttribute('data-narrow', '')
  document.head.appendChild(meta)
})()
