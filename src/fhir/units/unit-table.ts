/**
 * The commonest clinical units. Each row: a UCUM code, then other codes and spellings of the same unit in the normal form of
 * `normalizeUnit`. All in a row measure with the same number: 4.1 `10*3/uL` are 4.1 `10*9/L`. Never in one row, because they differ for some
 * substances: `U` and `[IU]`, `meq` and `mmol`.
 */
const SAME_UNITS = `
kg kilo kilos kilogram kilograms kgs
g gram grams gms
mg milligram milligrams mgs
ug microgram micrograms
ng nanogram nanograms
pg picogram picograms
[lb_av] lb lbs pound pounds
[oz_av] oz ounce ounces
m meter meters metre metres
cm centimeter centimeters centimetre centimetres cms
mm millimeter millimeters millimetre millimetres
um micrometer micron microns
[in_i] in inch inches
[ft_i] ft foot feet
L liter liters litre litres
dL deciliter deciliters
mL milliliter milliliters millilitre millilitres cc cm3 ccm mls
uL microliter microliters
fL femtoliter femtoliters
s sec secs second seconds
ms msec millisecond milliseconds
min mins minute minutes
h hr hrs hour hours
d day days
wk week weeks wks
mo month months mos
a year years yr yrs
Cel degc celsius c
[degF] degf fahrenheit f
% percent pct
mg/dL mg%
g/dL g%
g/L mg/mL
mg/L ug/mL
ug/dL ug%
ug/L ng/mL
ng/L pg/mL
ng/dL
mmol/L
umol/L
nmol/L
pmol/L
mmol/mol
meq/L
mosm/kg mosmol/kg
U unit units
U/L unit/l units/l mu/ml
U/mL unit/ml units/ml ku/l
[IU] iu
[IU]/L iu/l m[iu]/ml miu/ml
m[IU]/L miu/l u[iu]/ml uiu/ml
[IU]/mL iu/ml k[iu]/l kiu/l
10*3/uL 10*9/l k/ul th/ul thou/ul thousand/ul thousands/ul 1000/ul billion/l bil/l
10*6/uL 10*12/l m/ul mil/ul mill/ul million/ul millions/ul trillion/l
/uL
/min bpm
mm[Hg] mmhg
kg/m2
m2
mm/h
mL/min
mL/min/{1.73_m2} ml/min/1.73_m2 ml/min/1.73m2 ml/min/1.73.m2 ml/min/1.73sqm
mg/g ug/mg mg/g{creat} ug/mg{creat} mg/gcreat mg/gcreatinine ug/mgcreat
mg/mmol mg/mmol{creat}
mg/d mg/(24.h) mg/24h mg/24hr
L/min
mL/h
[pH] ph
{score} score scores point points {points}
{INR} inr`

const codes = new Map(
  SAME_UNITS.trim()
    .split('\n')
    .flatMap((row) => {
      const spellings = row.split(' ')
      return spellings.map((spelling) => [spelling.toLowerCase(), spellings[0] ?? ''] as const)
    }),
)

/** With lower case letters beside them, capitals are other prefixes: `Mg` (megagram) is not read as `mg`. */
const MIXED_CASE = /(?:^|\/)[MP](?:g|l|L|mol|m|s|eq|osm)(?=$|\/)/
/** Capitals that mean something else even in a text of capitals: million units, diopters. */
const CAPITALS = /(?:^|\/)M(?:u|U|iu|IU)(?=$|\/)|^[cfMSHDA]$/

/** Rewrites that change no meaning: one form for micro, powers of ten, volumes and times; no spaces, no names of what is counted. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/μ/g, 'u'],
  [/\s*\bper\b\s*/gi, '/'],
  [/\s+/g, ''],
  [/^[x*]?10(?:\*\*?|\^|e|x|\()(\d+)\)?/i, '10*$1'],
  [/\^(?=[23](?:$|\/))/g, ''],
  [/\{(?:beats|breaths|resp|cells|count|#)\}|(?:beats?|breaths?|resp(?:irations?)?|cells?|#)(?=\/)/gi, ''],
  [/mcg/gi, 'ug'],
  [/mcl|mm3|cumm|cmm/gi, 'uL'],
  [/100ml/i, 'dL'],
  [/gm(?=$|[/%])/gi, 'g'],
  [/\/(?:minutes?|mins)$/i, '/min'],
  [/\/(?:hours?|hrs?)$/i, '/h'],
  [/\/day$/i, '/d'],
]

/** The texts of a record repeat, so each is rewritten once. */
const normalized = new Map<string, string>()

/** A unit as sent without the differences of spelling that change no meaning; in the case as sent. */
export function normalizeUnit(text: string): string {
  const unit = normalized.get(text) ?? rewritten(text)
  normalized.set(text, unit)
  return unit
}

const rewritten = (text: string): string =>
  REWRITES.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text
      .trim()
      .replace(/^(?:[°º˚]|deg(?:rees?)?\.?)\s*([cf])\w*$/i, 'deg$1')
      .replace(/10([⁰¹²³⁴-⁹]+)/, '10*$1')
      .normalize('NFKC'),
  )

/** The UCUM code that stands for the units of its row in the table; undefined for other texts and where the case could mean another unit. */
export function knownUnitCode(text: string): string | undefined {
  const unit = normalizeUnit(text)
  const isUnclear = (/[a-z]/.test(text) && MIXED_CASE.test(unit)) || CAPITALS.test(unit)
  return isUnclear ? undefined : codes.get(unit.toLowerCase())
}

/** How many base units a unit is, by what it measures: the units that convert exactly, by the definitions of UCUM. */
const SCALES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: {
    kg: 1e3,
    g: 1,
    mg: 1e-3,
    ug: 1e-6,
    ng: 1e-9,
    pg: 1e-12,
    '[lb_av]': 453.59237,
    '[oz_av]': 28.349523125,
  },
  length: { m: 1, cm: 1e-2, mm: 1e-3, um: 1e-6, '[in_i]': 0.0254, '[ft_i]': 0.3048 },
  volume: { L: 1, dL: 1e-1, mL: 1e-3, uL: 1e-6, fL: 1e-15 },
  time: { ms: 1e-3, s: 1, min: 60, h: 3600, d: 86_400, wk: 604_800 },
  months: { mo: 1, a: 12 },
  temperature: { Cel: 1, '[degF]': 5 / 9 },
}

/** Fahrenheit counts from 32. */
const zeroOf = (code: string): number => (code === '[degF]' ? 32 : 0)

/** More digits are errors of binary arithmetic. */
const EXACT_DIGITS = 12

/** What a unit measures (mass, length, …), where its numbers convert exactly to other units of the same; `code` as in the table. */
export const measureOfCode = (code: string): string | undefined =>
  Object.keys(SCALES).find((measure) => Object.hasOwn(SCALES[measure] ?? {}, code))

/** A number of one unit in another one, both as UCUM codes of the table; undefined unless both measure the same and convert exactly. */
export function convertByCode(value: number, from: string, to: string): number | undefined {
  if (from === to) return value
  const measure = measureOfCode(from)
  if (measure === undefined || measure !== measureOfCode(to)) return undefined
  const [fromScale = 1, toScale = 1] = [SCALES[measure]?.[from], SCALES[measure]?.[to]]
  return Number((((value - zeroOf(from)) * fromScale) / toScale + zeroOf(to)).toPrecision(EXACT_DIGITS))
}
