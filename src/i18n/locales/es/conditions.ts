import { pluralize, headingFor, possessive, forAudience, numberFormat } from './for-audience'
import { summary } from './summary'
import type { conditions as en } from '../en/conditions'
import type { Translated } from '../../translated'

/** Messages of the list of conditions. */
export const conditions: Translated<typeof en> = {
  title: (reader) => headingFor(reader, 'Problemas de salud', 'Problemas'),
  intro: (reader) => {
    if (reader.audience === 'provider')
      return 'Lista de problemas y diagnósticos de los encuentros, tal como se registraron.'
    const team = reader.audience === 'patient' ? 'su equipo de atención' : `el equipo de atención ${possessive(reader)}`
    return `Problemas de salud que anotó ${team}. Los nombres pueden sonar técnicos.${reader.hasDied ? '' : ' Pregunte al equipo de atención si algo parece estar mal o no se entiende.'}`
  },
  find: 'Buscar un problema de salud',
  groups: {
    current: 'Actuales',
    unclear: 'El estado no se dio o no está claro',
    remission: 'En remisión',
    underReview: 'En estudio',
    past: 'Anteriores',
    ruledOut: 'Descartados',
    visits: 'Motivos de visitas',
  },
  unclearExplanation: forAudience(
    'No sabemos si usted todavía tiene estos problemas. Pregunte a su equipo de atención.',
    'Estado clínico ausente o no reconocido.',
    'No sabemos si estos problemas siguen. Pregunte al equipo de atención.',
    'El registro no dice si estos problemas seguían.',
  ),
  concern: 'Preocupación de salud',
  timesRecorded: summary.timesRecorded,
  eachTime: (count) => `Ver las ${numberFormat.format(count)} veces`,
  alsoVisits: (count) => `También motivo de ${pluralize(count, 'visita', 'visitas')}`,
  alsoRuledOut: forAudience(
    'Otra parte de su registro dice que usted no tiene esto. Pregunte a su equipo de atención cuál es la correcta.',
    'También está registrado como descartado. Los dos registros se contradicen.',
    'Otra parte del registro dice que esto se descartó. Pregunte al equipo de atención cuál es la correcta.',
    'Otra parte del registro dice que esto se descartó. Las dos se contradicen.',
  ),
}
