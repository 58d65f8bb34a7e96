import type { Reader, views as en } from '../en/views'
import type { Translated } from '../translated'

const plural = new Intl.PluralRules('es')
export const whole = new Intl.NumberFormat('es-US')

export function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${plural.select(count) === 'one' ? one : many}`
}

/** What follows a noun to say whose it is: "de Ana". */
export function ofOwner(reader: Reader): string {
  return reader.firstName ? `de ${reader.firstName}` : 'de esta persona'
}

export function heading(reader: Reader, own: string, clinical: string): string {
  if (reader.audience === 'provider') return clinical
  return reader.audience === 'patient' ? own : `${own} ${ofOwner(reader)}`
}

const frame: Translated<typeof en.frame> = {
  expected: (range) => `Rango esperado: ${range}`,
  seeAll: (count, one, many) => `Ver todo: ${counted(count, one, many)}`,
  seeThe: (what) => `Ver ${what}`,
  noName: 'No se dio un nombre',
  noKnownAllergy: { any: 'El registro dice: sin alergias conocidas', drug: 'El registro dice: sin alergias conocidas a medicinas', food: 'El registro dice: sin alergias conocidas a alimentos', environment: 'El registro dice: sin alergias conocidas al polen, al polvo o similares' },
  noDate: 'No se dio una fecha',
  statusNotGiven: 'No se dio el estado',
  hiddenMistakes: (count) => `Anotado por error (${whole.format(count)})`,
  hiddenMistakesWhy: 'Esto se marcó como un error. Ya no es parte del registro. Está aquí para que nada quede oculto.',
  over: (upper, lower) => `${upper} sobre ${lower}`,
  groupCount: (name, count) => `${name} (${whole.format(count)})`,
  show: 'Mostrar',
  time: 'Tiempo',
  clear: 'Quitar los filtros',
  nothingMatches: 'Ningún registro cumple con sus filtros.',
  showingOf: (shown, all) => `Se muestran ${whole.format(shown)} de ${counted(all, 'registro', 'registros')}`,
}

const summary: Translated<typeof en.summary> = {
  title: (reader) => heading(reader, reader.audience === 'patient' ? 'Resumen de su salud' : 'Resumen de la salud', 'Resumen'),
  intro: (reader) => {
    if (reader.audience === 'provider') return 'Los primeros registros de cada tipo. Cada lista dice cuántos hay.'
    return reader.audience === 'patient' ? 'Las partes principales de su registro.' : `Las partes principales del registro ${ofOwner(reader)}.`
  },
  cards: {
    results: 'Resultados de pruebas más recientes',
    allergies: 'Alergias y reacciones',
    medicines: (reader) => {
      if (reader.audience === 'provider') return 'Medicamentos: activos y en espera'
      return reader.audience === 'patient' ? 'Medicinas que toma ahora' : `Medicinas que toma ahora ${reader.firstName ?? 'esta persona'}`
    },
    conditions: (reader) => (reader.audience === 'provider' ? 'Problemas' : 'Problemas de salud'),
    vaccines: 'Vacunas',
    vitals: 'Signos vitales',
    visits: 'Visitas',
    goals: 'Planes de atención y metas',
    team: 'Equipo de atención',
    documents: 'Notas y documentos',
  },
  none: {
    results: 'No hay resultados de pruebas en este registro.',
    medicines: 'No hay medicinas actuales en este registro.',
    conditions: 'No hay problemas de salud actuales en este registro.',
    vitals: 'No hay signos vitales en este registro.',
    visits: 'No hay visitas en este registro.',
    other: 'No hay nada actual aquí.',
  },
  allergiesNone: 'No encontramos alergias en este registro. Esto no quiere decir que no haya ninguna.',
  doNotTake: (count) => `No tomar: ${counted(count, 'medicina', 'medicinas')}. Vea la lista completa.`,
  checking: (count) => `${counted(count, 'problema de salud aún se revisa', 'problemas de salud aún se revisan')}. Vea la lista.`,
}

/** Sentences that every record page has, and those of the first one; functions take a count or who reads. */
export const views: Translated<typeof en> = { frame, summary }
