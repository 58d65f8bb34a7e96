import { forAudience, numberFormat, pluralize } from './for-audience'
import type { Translated } from '../../translated'
import type { detailNotes as aroundEn, detail as en } from '../en/detail'

/** Adds a full stop, except after one, as in `a. m.`. */
const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** Messages of the detail page of a record. */
export const detail: Translated<typeof en> = {
  reading: 'Mostrar este registro como',
  readings: { plain: 'Palabras sencillas', clinical: 'Detalles clínicos', raw: 'Datos sin procesar' },
  rawIntro:
    'Este es el registro tal como lo envió el sistema de salud. Puede ayudar a quienes crean o revisan programas.',
  rawLoading: 'Cargando los datos sin procesar…',
  copy: 'Copiar los datos sin procesar',
  copied: 'Copiado.',
  copyFailed: 'No pudimos copiarlo. Seleccione el texto de abajo y cópielo usted.',
  save: 'Descargar los datos sin procesar',
  codes: 'Códigos',
  fileFacts: 'Sobre los archivos',
  partIds: 'Números de las partes de este registro',
  extensions: (count: number) => `${pluralize(count, 'dato más', 'datos más')} del sistema de salud`,
  extensionsIntro: 'Se muestran tal como se enviaron.',
  modifiers: 'Datos adicionales que pueden cambiar lo que significa este registro',
  notReadable: 'No hay un valor que podamos mostrar',
  narrative: 'Resumen que escribió el sistema de salud',
  narrativeMore: 'Dice más que las otras partes de este registro. Por eso está primero.',
  narrativeAlone: 'Las otras partes no dicen de qué es este registro. Por eso está primero.',
  contained: (count: number) =>
    count === 1 ? 'Un registro dentro de este' : `${numberFormat.format(count)} registros dentro de este`,
  containedIntro: 'Vinieron como parte de este registro.',
  notOnPaper: 'Los detalles técnicos no se imprimen. Tampoco los registros que mencionan este.',
  mentioned: 'Mencionado en',
  mentionedIntro: 'Otras partes del registro también pueden mencionarlo.',
  mentionedNone: 'Ningún registro cargado menciona este.',
  mentionedMore: (count: number) => `Y ${pluralize(count, 'registro más', 'registros más')}.`,
  recorded: (who: string | undefined, when: string | undefined) => {
    if (who && when) return `Anotado o enviado por ${who}, ${asSentence(when)}`
    if (who) return `Anotado o enviado por ${asSentence(who)}`
    return when ? `Anotado o enviado: ${asSentence(when)}` : 'Anotado o enviado, sin nombre ni fecha.'
  },
  originDetails: 'Todos los detalles de dónde viene',
  originNotOffered: 'Este sistema de salud no dice de dónde viene este registro.',
  originNotShared: 'Esta aplicación no tiene permiso de ver de dónde viene este registro.',
  inFile: {
    notFound: 'Este registro no está en el archivo.',
    noOrigin: 'El archivo no dice de dónde viene este registro.',
  },
  olderFormat: 'Este pedido llegó en un formato antiguo. Abajo está todo lo que envió el sistema de salud sobre él.',
  notOffered: {
    DiagnosticOrder: 'El sistema de salud no dice que comparta pedidos de pruebas.',
    Questionnaire: 'El sistema de salud no dice que comparta formularios.',
    Group: 'Un grupo solo se puede abrir desde una búsqueda. Búsquelo otra vez para abrirlo.',
    Provenance: 'Esto se muestra en la página del registro del que trata.',
  },
  links: {
    self: 'Este mismo registro',
    contained: 'Viene dentro de este registro',
    notShared: 'No podemos abrirlo: no se comparte con esta aplicación.',
    notFound: 'No encontramos este registro en el sistema de salud. Puede que se haya quitado.',
    notOffered: 'Esto no se puede abrir aquí.',
    failed: 'No pudimos revisar este registro en este momento.',
    elsewhere: (host: string) => `Está en ${host}. No lo abrimos desde aquí.`,
    broken: 'El registro no da manera de abrir esto.',
  },
  /** Expected ranges that differ by age, sex or other facts. */
  ranges: {
    forOthers: forAudience(
      'Comparamos con el rango para la edad y el sexo que figuran en su registro. El laboratorio también dio rangos para otras personas:',
      'Comparado con el rango para la edad y el género administrativo del paciente. Rangos para otras personas:',
      'Comparamos con el rango para la edad y el sexo que figuran en este registro. El laboratorio también dio rangos para otras personas:',
    ),
    notCompared: {
      people: forAudience(
        'No comparamos este resultado con un rango, porque no podemos saber qué rango le corresponde a usted.',
        'No se comparó con un rango: el registro no dice qué rango corresponde a este paciente.',
        'No comparamos este resultado con un rango, porque no podemos saber qué rango le corresponde a esta persona.',
      ),
      sex: forAudience(
        'No comparamos este resultado con un rango. Los rangos dependen del sexo, y en su registro no figura el sexo o figura más de uno.',
        'No se comparó con un rango: los rangos dependen del sexo, y los datos de sexo del registro difieren o no se conocen.',
        'No comparamos este resultado con un rango. Los rangos dependen del sexo, y en este registro no figura el sexo o figura más de uno.',
      ),
      others: forAudience(
        'No comparamos este resultado con un rango, porque los rangos son para personas de otra edad u otro sexo.',
        'No se comparó con un rango: todos los rangos son para otra edad u otro sexo.',
      ),
    },
  },
  results: {
    fullReport: 'El informe completo',
    ofReport: 'Resultados de este informe',
    members: 'Resultados de este grupo de pruebas',
    overTime: 'Ver esta prueba a lo largo del tiempo',
    openToSee: 'Abra la prueba para ver su resultado.',
    nameOnly: 'Aquí solo se da el nombre.',
    loading: 'Buscando el resultado…',
    columns: { test: 'Prueba', value: 'Resultado', mark: 'Cómo se compara', range: 'Rango esperado', note: 'Nota' },
  },
}

/** Notes on the detail page: origin and warnings. */
export const detailNotes: Translated<typeof aroundEn> = {
  loading: 'Cargando el registro…',
  backTo: (list) => `Volver a ${list}`,
  origin: 'De dónde viene',
  noProvenance: 'El sistema de salud no dijo de dónde viene este registro.',
  provenanceFailed: 'No pudimos revisar de dónde viene.',
  removed: forAudience(
    'Un procedimiento de su registro dice que esto se retiró. Pregunte a su equipo de atención si todavía lo tiene en el cuerpo, sobre todo antes de una resonancia magnética.',
    'Un procedimiento documenta el explante de este dispositivo. Verificar, sobre todo antes de una RM.',
    'Un procedimiento de este registro dice que esto se retiró. Pregunte al equipo de atención si todavía está en el cuerpo, sobre todo antes de una resonancia magnética.',
    'Un procedimiento de este registro dice que esto se había retirado.',
  ),
  categoryDisagrees: forAudience(
    'El registro pone esto entre los alimentos, las medicinas o lo que nos rodea, y su nombre dice otra de estas cosas. Pregunte a su equipo de atención cuál es lo correcto.',
    'La categoría no corresponde a la sustancia. Verificar en el EHR.',
    'El registro pone esto entre los alimentos, las medicinas o lo que nos rodea, y su nombre dice otra de estas cosas. Pregunte al equipo de atención cuál es lo correcto.',
    'El registro pone esto entre los alimentos, las medicinas o lo que nos rodea, y su nombre dice otra de estas cosas.',
  ),
  datesDisagree: forAudience(
    'Las fechas dicen que esto ya pasó y el estado dice que no. Pregunte a su equipo de atención cuál es lo correcto.',
    'La fecha de fin y el estado clínico se contradicen.',
    'Las fechas dicen que esto ya pasó y el estado dice que no. Pregunte al equipo de atención cuál es lo correcto.',
    'Las fechas dicen que esto ya había pasado y el estado dice que no.',
  ),
  hiddenParts: forAudience(
    'Su sistema de salud no comparte partes de este registro. Pregunte por ellas a su equipo de atención.',
    'El servidor ocultó u omitió partes de este recurso.',
    'El sistema de salud no comparte partes de este registro. Pregunte por ellas al equipo de atención.',
    'El sistema de salud no comparte partes de este registro.',
  ),
  unknownModifier: forAudience(
    'Este registro dice más de lo que podemos mostrar, y eso puede cambiar su significado. Pregunte a su equipo de atención antes de confiar en él.',
    'Extensión modificadora que esta aplicación no entiende: el significado puede ser otro. Verificar en el EHR.',
    'Este registro dice más de lo que podemos mostrar, y eso puede cambiar su significado. Pregunte al equipo de atención antes de confiar en él.',
    'Este registro dice más de lo que podemos mostrar, y eso puede cambiar su significado. No confíe solo en él.',
  ),
  unitsDisagree: forAudience(
    'El registro nombra dos unidades distintas para una sola cantidad. Pregunte a su equipo de atención cuál es la correcta.',
    'El texto de una unidad y su código UCUM son unidades distintas. Verificar en el EHR.',
    'El registro nombra dos unidades distintas para una sola cantidad. Pregunte al equipo de atención cuál es la correcta.',
    'El registro nombra dos unidades distintas para una sola cantidad. Una de ellas está mal.',
  ),
  namesDisagree: forAudience(
    'Las palabras y el código nombran cantidades o tipos distintos. Pregunte a su equipo de atención cuál es el correcto.',
    'El texto y el código nombran dosis o tipos distintos. Verificar en el EHR.',
    'Las palabras y el código nombran cantidades o tipos distintos. Pregunte al equipo de atención cuál es el correcto.',
    'Las palabras y el código nombran cantidades o tipos distintos. Uno de ellos está mal.',
  ),
  backwardsPeriod: forAudience(
    'Esto termina antes de empezar. Una de las fechas está mal. Pregunte a su equipo de atención cuál.',
    'El período termina antes de empezar.',
    'Esto termina antes de empezar. Una de las fechas está mal. Pregunte al equipo de atención cuál.',
    'Esto termina antes de empezar. Una de las fechas está mal.',
  ),
  deathDateDisagrees: forAudience(
    'Este registro da una fecha de fallecimiento que no concuerda con sus otras fechas. Pida a su sistema de salud que la corrija.',
    'La fecha de fallecimiento se contradice con la de nacimiento, con la de hoy o con atención posterior. Los estados se muestran como los de un paciente vivo.',
    'Este registro da una fecha de fallecimiento que no concuerda con sus otras fechas. Pida al sistema de salud que la corrija.',
  ),
  mistake: forAudience('Esto se anotó por error. No confíe en ello.', 'Registrado por error.'),
  doNotTake: forAudience(
    'No tome esta medicina. Así lo indicó su equipo de atención.',
    'NO ADMINISTRAR: orden de no dar este medicamento.',
    'Esta medicina no se debe tomar. Así lo indicó el equipo de atención.',
  ),
  refuted: forAudience(
    'Su equipo de atención lo revisó. Usted no tiene esto.',
    'Descartado.',
    'El equipo de atención lo revisó y lo descartó.',
  ),
  recalled: forAudience(
    'Este surtido está marcado como retirado. Llame ahora a la farmacia o a su equipo de atención y pregunte qué hacer.',
    'Retiro anotado en este surtido.',
    'Este surtido está marcado como retirado. Llame ahora a la farmacia o al equipo de atención y pregunte qué hacer.',
    'Este surtido está marcado como retirado.',
  ),
  notDone: forAudience('Esto no se hizo.', 'No realizado.'),
  unclearOwner: forAudience(
    'Este registro no dice claramente de quién es. El sistema de salud lo envió con su registro. Pregunte a su equipo de atención si es suyo.',
    'El sujeto no es una referencia a este paciente. Llegó en la búsqueda de este paciente.',
    'Este registro no dice claramente de quién es. El sistema de salud lo envió con el registro de esta persona. Pregunte al equipo de atención si es de esta persona.',
    'Este registro no dice claramente de quién es. El sistema de salud lo envió con el registro de esta persona. Pregunte al sistema de salud si es de esta persona.',
  ),
  otherPatient: 'Este registro es de otra persona, no de la que usted tiene abierta.',
  sections: 'Detalles',
}
