import { homeUnits } from './home-units'
import { medicineDoubts } from './medicine-doubts'
import { forAudience, headingFor, numberFormat, pluralize, possessive } from './for-audience'
import type { AfterListsMessages } from '../../types'

export const afterLists: AfterListsMessages = {
  unnamedBecause: {
    none: 'sin nombre',
    notLoaded: 'nombre no cargado',
    failed: 'no se pudo cargar el nombre',
    notShared: 'nombre no compartido',
    notFound: 'nombre no encontrado',
    notOffered: 'nombre no disponible',
    elsewhere: 'nombre en otro sistema',
  },
  lastVisit: {
    title: (reader) => headingFor(reader, 'Última visita', 'Último encuentro'),
    newRecords: forAudience(
      'Lo nuevo desde su última visita',
      'Novedades desde el último encuentro',
      'Lo nuevo desde la última visita',
    ),
    link: (day) => `Lo que se dijo en la visita del ${day}`,
    day: (day) => `Notas del día de la visita, ${day}`,
    visit: (day) => `Visita del ${day}`,
    noNotes: 'no encontramos notas ni informes con texto de ella.',
    unsure: 'No pudimos revisar todas las visitas y notas. Puede haber otra más reciente.',
  },
  home: {
    toCheck: 'Para revisar',
    more: (count) => `${numberFormat.format(count)} más`,
    notChecked: (lists) => `Sin revisar, porque no cargó: ${lists}.`,
    check: {
      ...medicineDoubts,
      noValue: 'No se pudo medir',
      noOutcome: 'Programada; no consta que se hiciera',
    },
    newSince: (day) => `Lo nuevo desde el ${day}`,
    lastVisit: 'Última visita',
    seeNew: 'Ver lo nuevo',
    fills: (count) => pluralize(count, 'surtido de la farmacia', 'surtidos de la farmacia'),
    readings: (count) => pluralize(count, 'medición en casa', 'mediciones en casa'),
    newest: (day) => `lo último, ${day}`,
    pageLinks: {
      title: (reader) => `Más sobre ${reader.audience === 'patient' ? 'su salud' : `la salud ${possessive(reader)}`}`,
      vitals: 'Signos vitales',
      medicines: 'Medicinas',
      results: 'Resultados de pruebas',
      allergies: 'Alergias',
      goals: 'Metas',
      vaccines: 'Vacunas',
      notes: 'Notas',
      visits: 'Visitas',
      team: 'Equipo de atención',
      plans: 'Planes de atención',
      insurance: 'Seguro',
      devices: 'Dispositivos',
      allRecords: 'Todos los registros',
      allFact: 'Cada lista, por tipo',
      number: (count) => numberFormat.format(count),
      reached: (count, reached) =>
        reached === 0
          ? numberFormat.format(count)
          : `${numberFormat.format(count)}; ${pluralize(reached, 'alcanzada', 'alcanzadas')}`,
      counted: (count, day) => `${numberFormat.format(count)}; lo último, ${day}`,
      people: (count) => pluralize(count, 'persona', 'personas'),
      policies: (count) => pluralize(count, 'plan', 'planes'),
      past: (count, hasDied) => `${hasDied ? '' : 'Ninguna ahora, '}${pluralize(count, 'pasada', 'pasadas')}`,
      hidden: (count) => pluralize(count, 'privado', 'privados'),
      notLoaded: 'No cargó',
      notShared: 'No se comparte con esta aplicación',
      partly: 'Puede faltar algo',
    },
    child: {
      ...homeUnits,
      seriesComplete: (count) =>
        count === 1
          ? 'La única serie de vacunas de este registro está completa.'
          : `Las ${numberFormat.format(count)} series de vacunas de este registro están completas.`,
      forSchool: 'Vacunas para la escuela',
      lastVisit: 'Última visita',
      noVisitPlanned: 'No hay ninguna visita programada en este registro.',
      papers: 'Documentos',
      growth: 'Crecimiento',
      growthChart: 'Gráfica de crecimiento',
      height: 'Estatura',
      weight: 'Peso',
      taller: (percentile, sex) =>
        sex === 'female'
          ? `Más alta que unas ${percentile} de cada 100 niñas de su edad.`
          : `Más alto que unos ${percentile} de cada 100 niños de su edad.`,
      lastYear: (percentile) => `El año pasado: ${percentile}.`,
      percentile: (percentile) => `Percentil ${percentile}`,
      beyond: {
        below: (percentile) => `Por debajo del percentil ${percentile}`,
        above: (percentile) => `Por encima del percentil ${percentile}`,
      },
    },
    died: {
      unnamed: (day) => `Esta persona falleció${day === undefined ? '' : ` el ${day}`}`,
      title: (name, day) => `${name} falleció${day === undefined ? '' : ` el ${day}`}`,
      text: (reader) =>
        `El registro ${possessive(reader)} se guarda aquí como estaba. Puede leerlo, guardarlo e imprimirlo.`,
      save: (reader) => `Guardar el registro ${possessive(reader)}`,
      lastDays: 'De los últimos días',
      about: (day) =>
        `Algunos registros nunca se cerraron y todavía pueden decir “actual”. Se muestran como estaban ${day === undefined ? 'cuando esta persona falleció' : `el ${day}`}. La clínica decide por cuánto tiempo puede usted ver este registro.`,
    },
    empty: {
      title: (reader) =>
        `Aún no hay nada en ${reader.audience === 'patient' ? 'su registro' : `el registro ${possessive(reader)}`} aquí`,
      text: 'Los resultados, las medicinas y las notas aparecen cuando una clínica que usa este sistema los agrega.',
      elsewhere:
        'La atención de otras clínicas está en los registros de ellas. Si esperaba ver algo, llame a su clínica.',
      allergies: ({ audience, firstName }) =>
        `Alergias: aquí no hay ninguna. Esto no quiere decir que ${audience === 'patient' ? '' : `${firstName ?? 'esta persona'} `}no tenga ninguna.`,
      loaded: 'Qué se cargó',
    },
    about: {
      medicines: 'La lista de medicinas es de la clínica y puede no estar actualizada.',
      results: 'Los rangos son del laboratorio.',
      elsewhere: 'Otras clínicas pueden tener registros que esta aplicación no puede ver.',
    },
  },
  printOrDownload: {
    title: 'Imprimir o descargar',
    print: 'Imprimir o guardar como PDF',
    downloadAll: 'Llevar el registro',
  },
}
