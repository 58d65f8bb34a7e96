import { told } from './reader'
import { counted } from './reader'
import type { profile as en } from '../en/profile'
import type { Translated } from '../../translated'

/** Words about the person: what to do about a mistake, and the age of a child. */
export const profile: Translated<typeof en> = {
  profileWrong: told(
    '¿Hay algo mal aquí? Avise a su clínica. En esta aplicación no se puede cambiar.',
    'Solo lectura: corrija los datos en el sistema clínico.',
    '¿Hay algo mal aquí? Avise a la clínica. En esta aplicación no se puede cambiar.',
  ),
  age: (years, months) =>
    [years > 0 ? counted(years, 'año', 'años') : '', months > 0 || years === 0 ? counted(months, 'mes', 'meses') : '']
      .filter(Boolean)
      .join(' y '),
  ageInDays: (days) => counted(days, 'día', 'días'),
  ageColumn: 'Edad',
  atAge: (age) => `a la edad de ${age}`,
}
