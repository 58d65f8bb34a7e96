import { pluralize } from './for-audience'
import type { glance as english } from '../en/glance'
import type { Translated } from '../../translated'

export const glance: Translated<typeof english> = {
  flags: { above: 'Por encima del rango', below: 'Por debajo del rango', outside: 'Fuera del rango' },
  concern: 'Preocupación de salud',
  ended: (date) => `Terminó: ${date}`,
  noted: (year) => `anotado en ${year}`,
  range: (range) => `Rango: ${range}`,
  noRange: 'Sin rango',
  values: (count) => pluralize(count, 'valor', 'valores'),
  tests: (count) => `Grupo de ${pluralize(count, 'prueba', 'pruebas')}`,
  early: (day) => `preliminar, ${day}`,
  newerWithoutValue: (day) => `Prueba más reciente, sin valor (${day})`,
  severeReaction: 'Reacción grave',
  noReaction: 'No hay ninguna reacción anotada',
  age: (age) => `a los ${age}`,
}
