import { parseConfig, type AppConfig } from '../../config/config'
import { measureClock } from './clock-skew'
import { SignInProblem } from '../sign-in-error'
import { sitePath } from '../../config/base-path'

function checked(value: unknown): AppConfig {
  try {
    return parseConfig(value)
  } catch (cause) {
    throw new SignInProblem('ehrError', cause instanceof Error ? cause.message : 'config.json')
  }
}

async function fetchConfig(): Promise<AppConfig> {
  const response = await fetch(sitePath('/config.json'), {
    cache: 'no-cache',
    credentials: 'same-origin',
    redirect: 'error',
  }).catch(() => undefined)
  if (!response?.ok) throw new SignInProblem('unreachable', 'config.json could not be read')
  measureClock(response)
  const value: unknown = await response.json().catch(() => undefined)
  const config = checked(value)
  // Before any EHR is asked: each request to one needs what is read here.
  if (config.directory) (await import('./csp-narrow')).narrow(config)
  return config
}

let flight: Promise<AppConfig> | undefined

/** Reads /config.json once per page; a failed read is tried again on the next call. Rejects with SignInProblem. */
export function loadConfig(): Promise<AppConfig> {
  flight ??= fetchConfig().catch((cause: unknown) => {
    flight = undefined
    throw cause
  })
  return flight
}
