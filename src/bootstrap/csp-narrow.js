// On a site with a directory of health systems, the CSP header allows requests to all of them. This runs first and narrows `connect-src` and
// `form-action` of this page to the one that the tab's sign-in or session is with (docs/security.md). ES5, as browser-check.js.
;(function () {
  function readStored(key) {
    try {
      return JSON.parse(sessionStorage.getItem('plainchart.' + key))
    } catch (cause) {
      return null
    }
  }
  function origins(ehr) {
    try {
      var all = [new URL(ehr.fhirBase).origin, new URL(ehr.gateway || ehr.fhirBase).origin].concat(
        ehr.allowOrigins || [],
      )
      return all.filter(function (origin, index) {
        return all.indexOf(origin) === index && /^https?:\/\/[\w.:[\]-]+$/.test(origin)
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
  for (var i = 0; i < keys.length && !record; i++) record = readStored(keys[i])
  // Only a site with a directory stores the EHR. Without it, the app narrows the policy once it has read the configuration.
  if (!record || !record.ehr) return
  var meta = document.createElement('meta')
  meta.setAttribute('http-equiv', 'Content-Security-Policy')
  var sources = ["'self'"].concat(origins(record.ehr)).join(' ')
  meta.setAttribute('content', 'connect-src ' + sources + '; form-action ' + sources)
  meta.setAttribute('data-narrow', '')
  document.head.appendChild(meta)
})()
