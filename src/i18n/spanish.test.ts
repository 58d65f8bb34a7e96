import type { AssertedCount } from '../lib/asserted-count'
import { describe, expect, it } from 'vitest'
import { findSystem } from './locales/es/find-system'
import { correct } from './locales/es/correct'
import { openFile } from './locales/es/open-file'
import { shared } from './locales/es/shared'
import { navigation } from './locales/es/navigation'
import { signIn } from './locales/es/sign-in'
import { home } from './locales/es/home'
import { recordPages } from './locales/es/record-pages'
import { codeSystems } from './locales/es/code-systems'
import { collectTexts } from './__fixtures__/collect-texts'

const all = collectTexts({
  firstPage: home,
  recordPages,
  systems: codeSystems,
  places: navigation,
  signIn,
  findSystem,
  correct,
  openFile,
  shared,
})
const having = (wrong: RegExp) => all.filter(([, text]) => wrong.test(text))

describe('every Spanish message', () => {
  it('is included, with all its variants', () => {
    expect(all.length).toBeGreaterThan(2000)
  })

  it.each([
    ['joins "de" and "a" with the article', /(?:^|[^\p{L}])(?:de|a) el (?!\d)/iu],
    ['uses usted, never tú', /(?<!\p{L})(?:tú|ti|contigo|tus?|puedes|tienes|quieres|debes|eres|estás|haz)(?!\p{L})/iu],
    [
      'has imperatives in the usted form',
      /(?:^|[.:!?] )(?:Elige|Escribe|Abre|Pide|Intenta|Pregunta|Revisa|Espera|Busca|Guarda|Lee|Toma|Llama|Mira|Usa)(?!\p{L})/u,
    ],
    [
      'calls the care team "equipo de atención"',
      /equipo (?:médico|de salud|de cuidado)|equipos (?:médicos|de salud)/iu,
    ],
    [
      'calls a device "dispositivo" and a medicine "medicina", a problem "problema de salud"',
      /aparato|\bdroga|fármaco|afecci[oó]n|padecimiento/iu,
    ],
    ['calls the record "registro"', /expediente|historial? (?:clínic|médic)/iu],
    ['calls care "atención" and one who has died "fallecido"', /cuidados|\bplan(?:es)? de cuidado|murió|ha muerto/iu],
    [
      'calls the later one "más reciente", a chart "gráfica", an early result "preliminar" and a test "prueba"',
      /más nuev[oa]|gráfico|(?<!\p{L})tempran[oa](?! (?:por la|al) )|exámenes|(?<!\p{L})examen(?! físico)/iu,
    ],
    ['uses “ ” as quotation marks', /[«»"]/u],
    ['has opening question and exclamation marks', /^[^¿]*\?|^[^¡]*!/u],
    ['has single spaces, and none before punctuation', / {2,}| [,.;:?!](?!\d)/u],
  ])('%s', (_rule, wrong) => {
    expect(having(wrong)).toEqual([])
  })
})

describe('messages with a count', () => {
  const { views } = recordPages
  it.each([
    [
      views.results.tableUndated,
      '1 resultado no tiene fecha y no puede mostrarse en la tabla.',
      '2 resultados no tienen fecha y no pueden mostrarse en la tabla.',
    ],
    [
      recordPages.download.dropped,
      '1 registro se dejó fuera porque no era de este registro.',
      '2 registros se dejaron fuera porque no eran de este registro.',
    ],
    [
      recordPages.appointment.gone,
      '1 registro elegido ya no está cargado y no aparece en esta hoja.',
      '2 registros elegidos ya no están cargados y no aparecen en esta hoja.',
    ],
    [
      recordPages.find.notSearched,
      'No buscamos dentro de 1 archivo. No está cargado o no es texto.',
      'No buscamos dentro de 2 archivos. No están cargados o no son texto.',
    ],
    [
      (count: number) => views.records.total(9, count),
      '9 registros en esta lista, 1 de ellos anotado por error',
      '9 registros en esta lista, 2 de ellos anotados por error',
    ],
    [(count: number) => views.medicines.forDays(String(count)), 'para 1 día', 'para 2 días'],
    [(count: number) => home.views.common.seeAll(count as AssertedCount), 'Ver la lista', 'Ver todo (2)'],
  ] as const)('agree in number: %s', (message, one, many) => {
    expect([message(1), message(2)]).toEqual([one, many])
  })
})

it('an age fits into a sentence for any count', () => {
  expect(
    [
      [1, 2],
      [0, 1],
      [12, 0],
    ].map(([years = 0, months = 0]) => recordPages.byType.atAge(recordPages.byType.age(years, months))),
  ).toEqual(['a la edad de 1 año y 2 meses', 'a la edad de 1 mes', 'a la edad de 12 años'])
})

it('an empty list negates every part of its name', () => {
  expect(home.states.section.empty('notas y documentos', 'su', '')).toMatch(
    /^No encontramos notas ni documentos en su registro aquí\./,
  )
})

it.each([
  ['3 de mayo de 2024', '5 de junio de 2024', '3 de mayo de 2024 al 5 de junio de 2024'],
  ['mayo de 2024', 'junio de 2024', 'mayo de 2024 a junio de 2024'],
  ['3 de mayo de 2024, 9:10 a.m.', '9:40 a.m.', '3 de mayo de 2024, 9:10 a.m. a 9:40 a.m.'],
])('a period from %s to %s has an article only before a day', (start, end, text) => {
  expect(home.values.fromTo(start, end)).toBe(text)
})

it.each([
  ['Comenzó', '2024-03-03', 'Comenzó el'],
  ['Comenzó', '2024-03', 'Comenzó en'],
  ['Comenzó', '2009', 'Comenzó en'],
  ['Muestra tomada', '2026-07-22T09:25:00-05:00', 'Muestra tomada el'],
  ['Desde', '2011-11-09', 'Desde el'],
  ['Desde', '2011', 'Desde'],
  ['Fecha de la visita', '2026-07-22', 'Fecha de la visita'],
  ['Usar antes de', '2026-07-22', 'Usar antes de'],
  ['Comenzó', '0001-01-01', 'Comenzó'],
  ['Comenzó', 'en marzo', 'Comenzó'],
])('“%s” before %s is “%s”', (label, raw, text) => {
  expect(`${label}${home.views.common.datePreposition(label, raw)}`).toBe(text)
})
