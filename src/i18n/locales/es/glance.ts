import type { glance as english } from '../en/glance'
import type { Translated } from '../../translated'

export const glance: Translated<typeof english> = {
  flags: { above: 'Por encima del rango', below: 'Por debajo del rango', outside: 'Fuera del rango' },
  concern: 'Preocupación de salud',
  ended: (date) => `Terminó: ${date}`,
  noted: (year) => `anotado en ${year}`,
  noReaction: 'No hay ninguna reacción anotada',
  age: (age) => `a los ${age}`,
}
