import { forAudience } from './for-audience'
import { pluralize } from './for-audience'
import type { profile as en } from '../en/profile'
import type { Translated } from '../../translated'

/** Messages about the person: correction of mistakes, and ages. */
export const profile: Translated<typeof en> = {
  profileWrong: forAudience(
    '¿Hay algo mal aquí? Avise a su clínica. En esta aplicación no se puede cambiar.',
    'Solo lectura: corrija los datos en el sistema clínico.',
    '¿Hay algo mal aquí? Avise a la clínica. En esta aplicación no se puede cambiar.',
  ),
  age: (years, months) =>
    [
      years > 0 ? pluralize(years, 'año', 'años') : '',
      months > 0 || years === 0 ? pluralize(months, 'mes', 'meses') : '',
    ]
      .filter(Boolean)
      .join(' y '),
  ageInDays: (days) => pluralize(days, 'día', 'días'),
  ageColumn: 'Edad',
  atAge: (age) => `a la edad de ${age}`,
}
