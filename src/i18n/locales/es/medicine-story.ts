import { forAudience, numberFormat, pluralize } from './for-audience'
import { medicines } from './medicines'
import type { medicineStory as en } from '../en/medicine-story'
import type { Translated } from '../../translated'

/** The page of one medicine for patients and proxies. */
export const medicineStory: Translated<typeof en> = {
  asPrescribed: forAudience(
    'Como dice la receta. Lea la etiqueta antes de tomarla.',
    '',
    'Como dice la receta. Lea la etiqueta antes de darla.',
    'Como dice la receta.',
  ),
  supplyAdvice: medicines.supplyAdvice,
  prescription: forAudience('Su receta', '', 'La receta'),
  order: 'La orden',
  for: 'Para',
  because: 'Motivo',
  prescribed: 'Recetada',
  suggested: 'Sugerida',
  reported: 'Informada',
  ordered: 'Ordenada',
  by: '·',
  supply: 'Alcanza',
  refills: 'Surtidos',
  refillsOf: (sentence, allowed, filled) => {
    const often = filled === 0 ? 'sin surtir' : `surtida ${pluralize(filled, 'vez', 'veces')}`
    return `${sentence.replace(/\.$/, '')} (${numberFormat.format(allowed)} ${allowed === 1 ? 'permitido' : 'permitidos'}, ${often})`
  },
  validUntil: 'Vale hasta',
  fills: 'Surtidos de farmacia',
  filled: 'Surtida',
  amount: 'Cantidad',
  enoughFor: 'Alcanza para',
  fillsMissing:
    'Algunos surtidos de farmacia o recetas no cargaron; por eso no se dice cuántos quedan ni hasta cuándo alcanza.',
  whatItIs: 'Qué es',
  nameInRecord: 'En el registro:',
  readMore: (name) => `Leer más${name === undefined ? '' : ` sobre ${name}`} en MedlinePlus (otro sitio)`,
  goesWith: 'Va con',
  about: ({ audience }) => `Viene de los registros de ${audience === 'patient' ? 'su' : 'la'} clínica.`,
  aboutSupply: (day, days) =>
    `La fecha en que debía acabarse se cuenta desde el último surtido: ${day} y ${days} días.`,
  details: 'Todos los detalles de esta medicina',
}
