import type { Switches } from '../sandbox/personas/personas'
import type { EhrConfig } from '../src/config/config'

/** The settings in config.json that the app needs to sign in at a sandbox with these switches. */
export function ehrSettings(switches: Switches): Partial<EhrConfig> {
  const { smartConfiguration, pkceAdvertised, extraParameter, scopeAtRefresh, revinclude } = switches
  return {
    ...(smartConfiguration ? {} : { discovery: 'metadata', scopeStyle: 'v1' }),
    ...(smartConfiguration && pkceAdvertised ? {} : { pkce: 'always' }),
    ...(extraParameter === '' ? {} : { extra: { [extraParameter]: 'a-1' } }),
    ...(scopeAtRefresh === 'required' ? { refreshScope: true } : {}),
    ...(revinclude ? {} : { revinclude }),
  }
}
