// Tells when something reads the zone of the device.
const local = [
  'getDate',
  'getDay',
  'getFullYear',
  'getHours',
  'getMinutes',
  'getMonth',
  'getTimezoneOffset',
  'setDate',
  'setFullYear',
  'setHours',
  'setMinutes',
  'setMonth',
  'toDateString',
  'toLocaleDateString',
  'toLocaleString',
  'toLocaleTimeString',
  'toString',
  'toTimeString',
]
const printing = ['formatToParts', 'formatRange', 'formatRangeToParts', 'resolvedOptions']
/** A text without a zone is read as local time, unless it is a day alone. */
const isLocalText = (text) => typeof text === 'string' && /\d:\d/.test(text) && !/(?:Z|[+-]\d\d:?\d\d)\s*$/i.test(text)

function watch(object, name, note) {
  const own = Object.getOwnPropertyDescriptor(object, name)
  const watched = (read) =>
    function (...given) {
      note(this)
      return read.apply(this, given)
    }
  Object.defineProperty(
    object,
    name,
    own.get ? { ...own, get: watched(own.get) } : { ...own, value: watched(own.value) },
  )
}

/** Calls `note` whenever this realm asks what the zone of the device is, be it in passing. */
export function watchZone(note) {
  for (const name of local) watch(Date.prototype, name, note)
  const TrueDate = Date
  globalThis.Date = new Proxy(TrueDate, {
    construct: (target, given, made) => {
      if (given.length > 1 || isLocalText(given[0])) note()
      return Reflect.construct(target, given, made)
    },
    apply: (target) => (note(), target()),
    get: (target, name, asked) => {
      if (name !== 'parse') return Reflect.get(target, name, asked)
      return (text) => (isLocalText(text) && note(), target.parse(text))
    },
  })
  TrueDate.prototype.constructor = globalThis.Date
  const zoneless = new WeakSet()
  const { DateTimeFormat } = Intl
  const made = (format, options) => {
    if (options?.timeZone === undefined) zoneless.add(format)
    return format
  }
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (target, given) => made(Reflect.construct(target, given), given[1]),
    apply: (target, self, given) => made(Reflect.apply(target, self, given), given[1]),
  })
  for (const name of ['format', ...printing])
    watch(DateTimeFormat.prototype, name, (format) => zoneless.has(format) && note())
}
