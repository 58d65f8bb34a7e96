import { appText } from './text'
import type { Glance } from './glance'

/** A row that stands for several records: their number, as words of the app, and their newest day. */
export const countGlance = (name: string, href: string, date: string | undefined): Glance => ({
  key: href,
  href,
  name: appText(name),
  phrases: [],
  ...(date === undefined ? {} : { date: { text: appText(date) } }),
})
