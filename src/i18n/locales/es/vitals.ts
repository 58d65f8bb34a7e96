import { headingFor } from './for-audience'
import type { vitals as en } from '../en/vitals'
import type { Translated } from '../../translated'

/** Messages of the page of vital signs. */
export const vitals: Translated<typeof en> = {
  title: (reader) => headingFor(reader, 'Signos vitales', 'Signos vitales'),
  intro: 'Cada tipo de medición y cómo cambió con el tiempo.',
  listName: 'signos vitales',
  none: 'No encontramos signos vitales en este registro. Esto no quiere decir que no se hayan medido.',
  otherUnits: 'Mostrar también en otras unidades, como °F o libras',
  usualUnits: 'Mostrar en unidades de Estados Unidos, como °F y libras',
  newest: 'Mediciones más recientes',
  someOf: 'Mediciones',
  converted: 'Pasamos algunos valores a otras unidades, sin todos los decimales. El valor del registro está al lado.',
  kinds: {
    bloodPressure: 'Presión arterial',
    heartRate: 'Latidos por minuto (pulso)',
    breathing: 'Respiraciones por minuto',
    oxygen: 'Oxígeno en la sangre',
    temperature: 'Temperatura del cuerpo',
    weight: 'Peso',
    height: 'Estatura',
    bmi: 'Índice de masa corporal (IMC)',
    headSize: 'Tamaño de la cabeza',
  },
}
