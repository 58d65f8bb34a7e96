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
  reference: (range) => `Rango de referencia: ${range}`,
  otherRanges: { goal: (range) => `Meta: ${range}`, other: (range) => `Otro rango: ${range}` },
  rangeSays: (flag) => `El rango indicado dice: ${flag}.`,
  showAll: 'Mostrar todo',
  noRange: 'El laboratorio no dio un rango esperado para esta prueba.',
  seeAll: (count, one, many) => (count === 1 ? `Ver: ${one}` : `Ver todo: ${whole.format(count)} ${many}`),
  seeThe: (what) => `Ver ${what}`,
  noName: 'No se dio un nombre',
  noKnownAllergy: { any: 'El registro dice: sin alergias conocidas', drug: 'El registro dice: sin alergias conocidas a medicinas', food: 'El registro dice: sin alergias conocidas a alimentos', environment: 'El registro dice: sin alergias conocidas al polen, al polvo o similares' },
  noDate: 'No se dio una fecha',
  private: {
    text: 'Este registro está marcado como privado. Ábralo cuando esté en un lugar seguro.',
    show: 'Mostrarlo',
    cover: 'Cubrirlo otra vez',
    mark: 'Marcado como privado',
    markedAs: (labels) => `Marcado como privado: ${labels}`,
    notShown: (count) => `${counted(count, 'registro privado no se muestra', 'registros privados no se muestran')} aquí.`,
    where: 'Ver dónde están',
  },
  ended: 'Terminó',
  wentIntoRemission: 'Entró en remisión',
  atAge: (age) => `a la edad de ${age}`,
  statusNotGiven: 'No se dio el estado',
  hiddenMistakes: (count) => `Anotado por error (${whole.format(count)})`,
  hiddenMistakesWhy: 'Esto se marcó como un error. Ya no es parte del registro. Está aquí para que nada quede oculto.',
  over: (upper, lower) => `${upper} sobre ${lower}`,
  dose: (number, series) => (series === undefined ? `Dosis ${number}` : `Dosis ${number} de ${series}`),
  doseInWords: (number, series) => (series === undefined ? `Dosis: ${number}` : `Dosis: ${number} (de: ${series})`),
  groupCount: (name, count) => `${name} (${whole.format(count)})`,
  show: 'Mostrar',
  time: 'Período',
  clear: 'Quitar los filtros',
  nothingMatches: 'Ningún registro cumple con sus filtros.',
  showingOf: (shown, all) => `Se muestran ${whole.format(shown)} de ${counted(all, 'registro', 'registros')}`,
}

export const summary: Translated<typeof en.summary> = {
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
    plans: 'Planes de atención',
    goals: 'Metas',
    team: 'Equipo de atención',
    documents: 'Notas y documentos',
    reports: 'Informes de pruebas',
    insurance: 'Seguro',
  },
  nothingCurrent: 'No hay nada actual aquí. Abra la lista completa para ver el resto.',
  allergiesNone: 'No encontramos alergias en este registro. Esto no quiere decir que no haya ninguna.',
  doNotTake: 'No tomar',
  noMedicineName: 'No se dio el nombre de la medicina',
  outOfDate: 'Puede que esto no esté al día. Pregunte al equipo de atención si aún se debe tomar.',
  alsoDoNotTake: 'Otra anotación dice que no se tome esta medicina. Las dos no coinciden. Pregunte al equipo de atención antes de que alguien la tome.',
  lastFill: 'Último surtido',
  paused: (count) => `${counted(count, 'medicina está', 'medicinas están')} en pausa. Vea la lista completa.`,
  checking: (count) => `${counted(count, 'problema de salud aún se está revisando', 'problemas de salud aún se están revisando')}. Vea la lista completa.`,
  remission: (count) => `${counted(count, 'problema de salud está', 'problemas de salud están')} en remisión. Vea la lista completa.`,
  timesRecorded: (count) => `Anotado ${whole.format(count)} veces`,
  moreLike: (count) => `${whole.format(count)} más en la lista completa`,
  noneLately: 'No hay resultados de los últimos 30 días. Estos son los más recientes.',
  before: (value) => `Antes: ${value}`,
  farOutside: 'Los laboratorios avisan enseguida a los equipos de atención sobre resultados como este. Si el suyo no le ha avisado, llámelo hoy. Si se siente muy mal, llame al 911 o a su número local de emergencias.',
  medicinesThen: 'Medicinas',
  checked: (time) => `Última revisión de los datos: ${time}`,
  checkAgain: 'Revisar otra vez',
}

/** Sentences that every record page has, and those of the first one; functions take a count or who reads. */
export const views: Translated<typeof en> = { frame, summary }
