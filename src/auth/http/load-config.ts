import { parseConfig, type AppConfig } from '../../config/config'
import { measureClockSkew } from './clock-skew'
import { SignInError } from '../sign-in-error'
import { withBasePath } from '../../config/base-path'

function validateConfig(value: unknown): AppConfig {
  try {
    return parseConfig(value)
  } catch (cause) {
    throw new SignInError('ehrError', cause instanceof Error ? cause.message : 'config.json')
  }
}

async function fetchConfig(): Promise<AppConfig> {
  const response = await fetch(withBasePath('/config.json'), {
    cache: 'no-cache',
    credentials: 'same-origin',
    redirect: 'error',
  }).catch(() => undefined)
  if (!response?.ok) throw new SignInError('unreachable', 'config.json could not be read')
  measureClockSkew(response)
  const value: unknown = await response.json().catch(() => undefined)
  const config = validateConfig(value)
  // Before any request to an EHR: they all need this configuration.
  if (config.directory) (await import('./csp-narrow')).restrictConnectSrc(config)
  return config
}

let inFlight: Promise<AppConfig> | undefined

/** Reads /config.json once per page load; a failed read is retried on the next call. Rejects with SignInError. */
export function loadConfig(): Promise<AppConfig> {
  inFlight ??= fetchConfig().catch((cause: unknown) => {
    inFlight = undefined
    throw cause
  })
  return inFlight
}
