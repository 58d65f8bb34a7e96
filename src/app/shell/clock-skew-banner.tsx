import { significantClockSkew } from '../../auth/http/clock-skew'
import { Banner } from '../../ui/banner'
import { clockDifferenceText } from '../../ui/clock-difference'
import { useLocale, useMessages } from '../../language/language-context'

/** Warns that this device's clock is wrong, and by how much: ages and current items depend on it. */
export function ClockSkewBanner() {
  const { appShell } = useMessages()
  const locale = useLocale()
  const error = significantClockSkew()
  if (error === undefined) return null
  const amount = clockDifferenceText(error, locale)
  return (
    <Banner tone="warn" title={appShell.clockTitle}>
      <p>{error > 0 ? appShell.clockAhead(amount) : appShell.clockBehind(amount)}</p>
    </Banner>
  )
}
