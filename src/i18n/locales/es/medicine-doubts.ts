import type { medicineDoubts as en } from '../en/medicine-doubts'
import type { Translated } from '../../translated'

export const medicineDoubts: Translated<typeof en> = {
  supplyEnded: (day, isLast) => `Debía durar hasta el ${day}${isLast ? '; no quedan surtidos' : ''}`,
  expired: (day) => `La receta venció el ${day}`,
  over: 'Las fechas de esta receta ya pasaron',
  old: (year) => `Anotada hace tiempo, en ${year}`,
  oldUndated: 'Anotada hace tiempo',
}
