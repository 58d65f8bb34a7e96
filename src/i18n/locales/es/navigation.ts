import { numberFormat, possessive } from './for-audience'
import type { navigation as en } from '../en/navigation'
import type { Translated } from '../../translated'

/** Names of pages, and messages of the page that lists all of them. */
export const navigation: Translated<typeof en> = {
  title: (reader) =>
    reader.audience === 'proxy' ? `Todos los registros ${possessive(reader)}` : 'Todos los registros',
  intro:
    'Todos los tipos de registro, y qué más puede hacer esta aplicación. Los números son lo que está aquí hasta ahora.',
  sections: (place) => `Páginas de ${place}`,
  groups: {
    health: 'Salud',
    care: 'Atención',
    papers: 'Documentos',
    take: 'Para llevar',
    people: 'Personas y lugares',
    app: 'Esta aplicación',
  },
  closed: 'Lo que el sistema de salud no menciona',
  closedExplanation: 'El sistema de salud no dice que comparta este tipo.',
  mistakes: (n, { audience }) =>
    `${numberFormat.format(n)} de ellos ${audience === 'provider' ? 'registrado' : 'anotado'}${n === 1 ? '' : 's'} por error`,
  newest: (date) => `más reciente: ${date}`,
  soFar: (n) => `${numberFormat.format(n)} aquí hasta ahora`,
  aboutProxy: (owner) => `Acerca ${owner}`,
  pages: {
    '/new': ['Lo nuevo', 'Novedades desde'],
    '/timeline': ['Línea de tiempo', 'Línea de tiempo'],
    '/results': ['Resultados de pruebas', 'Resultados'],
    '/vitals': ['Signos vitales', 'Signos vitales'],
    '/answers': ['Preguntas y respuestas', 'Antecedentes sociales y encuestas'],
    '/conditions': ['Problemas de salud', 'Problemas'],
    '/medicines': ['Medicinas', 'Medicamentos'],
    '/profile': ['Acerca de usted', 'Datos personales'],
    '/patients': ['Buscar un paciente', 'Buscar paciente'],
    '/search': ['Buscar en el sistema de salud', 'Buscar por tipo'],
    '/documents': ['Notas y documentos', 'Documentos'],
    '/loaded': ['Lo que se cargó', 'Detalle de la carga'],
    '/find': ['Buscar en el registro', 'Buscar en el registro'],
    '/download': ['Imprimir o descargar', 'Exportar'],
    '/take-along': ['Para una cita', 'Hoja para la cita'],
    '/correct': ['Pedir una corrección', 'Pedir una corrección'],
    '/privacy': ['La privacidad y esta aplicación', 'Sesión y datos'],
  },
  updates: {
    title: 'Esto llegó desde la última actualización',
    added: 'Nuevo:',
    changed: 'Cambiado:',
    none: 'No han llegado registros nuevos.',
    done: 'Ya lo vi',
  },
  /** Unknown path. */
  notFound: {
    title: 'No encontramos esta página',
    text: 'Puede que la dirección esté mal, o que la página haya cambiado de lugar.',
    back: 'Ir al resumen',
  },
}
