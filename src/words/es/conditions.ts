import { counted, heading, ofOwner, whole } from './reader'
import { summary } from './summary'
import type { conditions as en } from '../en/conditions'
import type { Translated } from '../translated'

/** Words of the list of conditions. */
export const conditions: Translated<typeof en> = {
  title: (reader) => heading(reader, 'Problemas de salud', 'Problemas'),
  intro: (reader) => {
    const team = reader.audience === 'patient' ? 'su equipo de atención' : reader.audience === 'provider' ? 'el equipo de atención' : `el equipo de atención ${ofOwner(reader)}`
    return `Estos son problemas de salud que ${team} anotó en ${reader.audience === 'patient' ? 'su' : 'el'} registro. Los nombres pueden sonar técnicos. Pregunte al equipo de atención si algo parece estar mal o no se entiende.`
  },
  total: (count) => `${counted(count, 'problema de salud', 'problemas de salud')} en este registro`,
  find: 'Buscar un problema de salud',
  groups: {
    current: 'Actuales',
    unclear: 'El estado no se dio o no está claro',
    remission: 'En remisión',
    checking: 'Se están revisando',
    past: 'Anteriores',
    ruledOut: 'Descartados',
    visits: 'Motivos de visitas',
  },
  unclearWhy: 'El registro no dice si estos problemas siguen. Pregunte al equipo de atención.',
  concern: 'Preocupación de salud',
  timesRecorded: summary.timesRecorded,
  eachTime: (count) => `Ver las ${whole.format(count)} veces`,
  alsoVisits: (count) => `También motivo de ${counted(count, 'visita', 'visitas')}`,
  alsoRuledOut: 'Esto también está en la lista de lo descartado. Las dos anotaciones no coinciden. Pregunte al equipo de atención cuál es la correcta.',
}
