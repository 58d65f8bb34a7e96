/**
 * The commonest clinical units. Each row: a UCUM code, then other codes and spellings of the same unit as `normalizeUnit` writes them, but
 * in any case and without a plural s. All in a row measure with the same number: 4.1 `10*3/uL` are 4.1 `10*9/L`. Never in one row, because
 * they differ for some substances: `U` and `[IU]`, `meq` and `mmol`.
 */
const SAME_UNITS = `kg kilogram
g
mg milligram
ug microgram
ng
pg
[lb_av] lb pound
[oz_av] oz ounce
m meter
cm centimeter
mm
um
[in_i] in inch inches
[ft_i] ft foot feet
L liter
dL
mL milliliter cc cm3
uL
fL
s sec second
ms msec
min
h
d
wk week
mo month
a yr year
Cel degc celsius c
[degF] degf fahrenheit f
% percent
mg/dL mg%
g/dL g%
g/L mg/ml
mg/L ug/ml
ug/dL
ug/L ng/ml
ng/L pg/ml
ng/dL
mmol/L
umol/L
nmol/L
pmol/L
mmol/mol
meq/L
mosm/kg mosmol/kg
U
U/L mu/ml
U/mL ku/l
[IU]
[IU]/L m[iu]/ml
m[IU]/L u[iu]/ml
[IU]/mL k[iu]/l
10*3/uL 10*9/l k/ul thou/ul thous/ul thousand/ul thousands/ul 1000/ul billion/l
10*6/uL 10*12/l m/ul mil/ul mill/ul million/ul trillion/l
/uL
/min bpm
mm[Hg] mmhg
kg/m2
m2
mm/h
mL/min
mL/min/{1.73_m2} ml/min/1.73m2 ml/min/1.73.m2 ml/min/1.73_m2 ml/min/1.73
mg/g ug/mg
mg/mmol
mg/d mg/(24.h) mg/24h
L/min
mL/h
[pH] ph
{score} score point {points}
{INR} inr
/[HPF] /hpf`

const codes = new Map(
  SAME_UNITS.split('\n').flatMap((row) => {
    const [code = '', ...others] = row.split(' ')
    return [code, ...others].map((spelling) => [spelling.toLowerCase(), code] as const)
  }),
)

/** With lower case letters beside them, capitals are other prefixes: `Mg` (megagram) is not read as `mg`. */
const MIXED_CASE = /(?:^|\/)[MP](?:[glLms]|mol|eq|osm)(?=$|\/)/
/** Capitals that mean something else even in a text of capitals: million units, diopters. */
const CAPITALS = /(?:^|\/)M(?:[uU]|\[[iI][uU]\])(?=$|\/)|^[cfMSHDA]$/

/** Rewrites that change no meaning: symbols for words, one form of powers of ten and volumes; no spaces, no names of what is counted. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/μ/g, 'u'],
  [/\s+/g, ' '],
  [/ ?\bper\b ?/gi, '/'],
  [/ /g, ''],
  [/\.$/, ''],
  [/mc(?=g|l|mol|iu)/gi, 'u'],
  [/\bgr?a?ms?(?![a-z])/gi, 'g'],
  [/units?/gi, 'U'],
  [/(?<=^|[muk/])\[?iu\]?(?=$|\/)/gi, '[IU]'],
  [/(?<=^|\/)min(?:ute)?s?$/i, 'min'],
  [/(?<=^|[/\d])h(?:ou)?rs?$/i, 'h'],
  [/(?<=^|\/)days?$/i, 'd'],
  [/^[x*]?10(?:\*\*?|\^|e|x|\()(\d+)\)?/i, '10*$1'],
  [/\^(?=[23](?:$|\/))/g, ''],
  [
    /\{(?:beats|breaths|resp|cells|count|#|creat)\}|(?:beats?|breaths?|resp(?:irations?)?|cells?|#)(?=\/)|creat(?:inine)?$/gi,
    '',
  ],
  [/mm3|cu?mm/gi, 'uL'],
  [/100ml/i, 'dL'],
]

/** The texts of a record repeat, so each is rewritten and looked up once. */
const normalized = new Map<string, string>()
const known = new Map<string, string | undefined>()

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
  if (!known.has(text)) known.set(text, lookedUp(text))
  return known.get(text)
}

function lookedUp(text: string): string | undefined {
  const unit = normalizeUnit(text)
  if ((/[a-z]/.test(text) && MIXED_CASE.test(unit)) || CAPITALS.test(unit)) return undefined
  const key = unit.toLowerCase()
  return codes.get(key) ?? codes.get(key.replace(/(?<=..)s$/, ''))
}
