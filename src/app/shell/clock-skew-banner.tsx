import { significantClockSkew } from '../../auth/http/clock-skew'
import { Banner } from '../../ui/banner'
import { useLocale, useMessages } from '../../language/language-context'

/** Units with their length in minutes. */
const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** Warns that this device's clock is wrong, and by how much: ages and current items depend on it. */
export function ClockSkewBanner() {
  const { appShell } = useMessages()
  const locale = useLocale()
  const error = significantClockSkew()
  if (error === undefined) return null
  const minutes = Math.round(Math.abs(error) / 60_000)
  const [unit, length] = units.find(([, unitMinutes]) => minutes >= unitMinutes) ?? units[2]
  const amount = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(minutes / length),
  )
  return (
    <Banner tone="warn" title={appShell.clockTitle}>
      <p>{error > 0 ? appShell.clockAhead(amount) : appShell.clockBehind(amount)}</p>
    </Banner>
  )
}
