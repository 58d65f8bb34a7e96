import { forAudience, numberFormat, pluralize } from './for-audience'
import { medicineDoubts } from './medicine-doubts'
import type { medicineList as en } from '../en/medicine-list'
import type { Translated } from '../../translated'

/** Texts of the list of medicines for patients and proxies. */
export const medicineList: Translated<typeof en> = {
  doubts: medicineDoubts,
  notNow: forAudience('Ahora no', '', 'Ahora no', 'Otras medicinas'),
  paused: 'En pausa',
  reported: 'Informada a la clínica',
  none: 'Ninguna.',
  past: (count) => pluralize(count, 'pasada', 'pasadas'),
  noDirections: 'No hay indicaciones escritas.',
  recalledFill: forAudience(
    'Un surtido fue retirado: llame ahora a su farmacia',
    '',
    'Un surtido fue retirado: llame ahora a la farmacia',
    'Un surtido fue retirado',
  ),
  supplyUntil: (day) => `Alcanza hasta el ${day}, más o menos`,
  timesListed: (count) => `Está ${numberFormat.format(count)} veces en esta lista`,
  fillsMissing: 'Faltan algunos surtidos de farmacia; por eso esta página no dice hasta cuándo alcanzan las medicinas.',
  because: 'Motivo:',
  allergies: 'Alergias:',
  highRisk: 'riesgo alto',
  notConfirmed: 'sin confirmar',
  allergiesUnchecked: forAudience(
    'No pudimos revisar sus alergias.',
    'Alergias sin revisar: no todas están cargadas.',
    'No pudimos revisar las alergias.',
    'No pudimos revisar las alergias.',
  ),
  about: ({ audience, firstName, hasDied }) => {
    if (hasDied === true)
      return 'Esta lista viene de los registros de la clínica. Pueden faltar medicinas de otros lugares.'
    const bought =
      audience === 'patient'
        ? 'que usted compra por su cuenta o recibe'
        : `que ${firstName ?? 'esta persona'} compra por su cuenta o recibe`
    const label = audience === 'patient' ? 'tomar una medicina' : 'dar una medicina'
    return `Esta lista viene de los registros de ${audience === 'patient' ? 'su' : 'la'} clínica. Pueden faltar medicinas ${bought} en otro lugar, y otra farmacia pudo haber surtido una después. Donde se muestra lo que está escrito, puede decir más que el resumen. Lea la etiqueta antes de ${label}.`
  },
}
