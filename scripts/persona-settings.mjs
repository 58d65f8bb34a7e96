/** Settings that the app needs in config.json for a persona of the sandbox (`npm run sandbox -- --persona`). Other personas need none. */
export const personaSettings = {
  'athena-like': { extra: { 'ah-practice': 'a-1' }, refreshScope: true, offline: 'offline_access', revinclude: false },
  legacy: { discovery: 'metadata', pkce: 'always', scopeStyle: 'v1', revinclude: false },
}
