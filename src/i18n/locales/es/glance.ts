import type { glance as english } from '../en/glance'
import type { Translated } from '../../translated'

export const glance: Translated<typeof english> = {
  flags: { above: 'Por encima del rango', below: 'Por debajo del rango', outside: 'Fuera del rango' },
  noReaction: 'No hay ninguna reacción anotada',
  age: (age) => `a los ${age}`,
}
