import { useEffect, useState } from 'react'
import { loadConfig } from '../../auth/http/load-config'
import { SignInError } from '../../auth/sign-in-error'
import { resolveEhr, type AppConfig, type EhrConfig } from '../../config/config'

/** The EHR at which a sign-in failed; undefined while the settings load, and if it is not one of this site's. */
export function useProblemEhr(problem: unknown): EhrConfig | undefined {
  const [config, setConfig] = useState<AppConfig>()
  const { ehrId = '', details } = problem instanceof SignInError ? problem : {}
  const hasFailed = problem !== undefined
  useEffect(() => {
    if (!hasFailed) return
    let isMounted = true
    loadConfig().then(
      (loaded) => (isMounted ? setConfig(loaded) : undefined),
      // Without the settings nothing can be started again; the reason is shown anyway.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [hasFailed])
  return config && resolveEhr(config, details?.again ?? { ehrId })
}
