import { numberFormat } from './for-audience'
import type { medicineSentences as en } from '../en/medicine-sentences'
import type { Translated } from '../../translated'

const on = (date: string, isDay: boolean): string => (isDay ? `el ${date}` : `en ${date}`)

/** The sentences of the page of one medicine. */
export const medicineSentences: Translated<typeof en> = {
  doNotTake: (name, { audience }) => {
    if (name === undefined) return audience === 'patient' ? 'No tome esta medicina.' : 'No se debe tomar esta medicina.'
    return audience === 'patient' ? `No tome ${name}.` : `No se debe tomar: ${name}.`
  },
  contradicted: ({ audience }) =>
    audience === 'patient'
      ? 'Otra orden dice que no la tome. Pregunte antes de tomarla.'
      : 'Otra orden dice que no se tome. Pregunte antes de que alguien la tome.',
  recalled: (words) => `Un surtido está marcado ${words}.`,
  callPharmacist: ({ audience }) => `Llame ahora a ${audience === 'patient' ? 'su' : 'la'} farmacia.`,
  supplyEnded: (date, isDay, { audience, firstName }) => {
    const until = isDay ? `el ${date}` : date
    if (audience === 'patient') return `Su medicina debía durar hasta ${until}.`
    return `La medicina${firstName === undefined ? '' : ` de ${firstName}`} debía durar hasta ${until}.`
  },
  supplyUntil: (date) => `Alcanza hasta el ${date}, más o menos.`,
  noRefills: 'No quedan surtidos.',
  refills: (count) =>
    count === 1 ? 'Queda como mucho 1 surtido.' : `Quedan como mucho ${numberFormat.format(count)} surtidos.`,
  expired: (date, isDay) => `Esta receta venció ${on(date, isDay)}.`,
  over: 'Las fechas de esta receta ya pasaron.',
  askIfTaken: ({ audience }) =>
    audience === 'patient' ? 'Pregunte si debe seguir tomándola.' : 'Pregunte si se debe seguir tomando.',
  old: (year) => `Anotada hace tiempo, en ${year}.`,
  askIfStillTaken: ({ audience }) =>
    audience === 'patient' ? 'Pregunte si todavía la toma.' : 'Pregunte si todavía se toma.',
  paused: 'En pausa.',
  suggested: 'Sugerida, no recetada.',
  stopped: 'Suspendida.',
  completed: 'Terminada.',
  reported: 'Informada a la clínica.',
  notPrescribed: 'Tal vez no se recetó aquí.',
  unread: ({ hasDied = false }) =>
    `No pudimos poner estas indicaciones en una frase.${hasDied ? '' : ' Lea la etiqueta o pregunte en la farmacia.'}`,
  noDirections: 'No hay indicaciones escritas.',
  written: (words) => `La receta dice: ${words}.`,
}
