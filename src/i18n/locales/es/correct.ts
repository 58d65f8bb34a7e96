import type { CorrectMessages } from '../../types'
import type { MessageAudience } from '../../audience'

const person = (reader: MessageAudience): string => reader.firstName ?? 'esta persona'

export const correct: CorrectMessages = {
  title: 'Pedir una corrección',
  intro:
    'Esta aplicación no puede cambiar el registro. Le ayuda a escribir una carta al sistema de salud. Nada de lo que escriba aquí se envía ni se guarda.',
  urgentTitle: '¿Es urgente?',
  urgent: (reader) =>
    `Si el error puede hacerle daño ahora${reader.audience === 'patient' ? '' : ` a ${person(reader)}`}, como una alergia o una medicina equivocada, llame hoy al equipo de atención. No espere una carta.`,
  alreadyMarked: 'El registro ya marca esto como un error. Pregunte al sistema de salud si también debe cambiarse.',
  reasonTitle: '¿Qué está mal?',
  reasons: {
    wrongFact: 'Un dato está mal, como una fecha, un lado, una dosis o un resultado',
    notMine: (reader) =>
      reader.audience === 'patient'
        ? 'No es sobre mí, sino sobre otra persona'
        : `No es sobre ${person(reader)}, sino sobre otra persona`,
    neverHappened: (reader) =>
      reader.audience === 'patient'
        ? 'Nunca tuve ni tomé esto'
        : `${reader.firstName ?? 'Esta persona'} nunca tuvo ni tomó esto`,
    over: 'Ya terminó, y el registro dice que no',
    missing: 'Falta algo',
    hurtful: 'Las palabras hieren',
    unclear: 'No lo entiendo',
  },
  unclearHelp: 'Una carta no ayuda aquí. Anótelo como pregunta para la próxima visita.',
  missingHelp:
    'Primero vea qué cargó esta aplicación. Puede estar allí, pero sin cargar o sin compartir con esta aplicación.',
  missingAction: 'Ver qué se cargó',
  notMineHelp:
    'No comparta esta página. Avise hoy al sistema de salud: también se trata de la privacidad de otra persona. La carta nombra el registro por su número y no repite lo que dice.',
  shouldSay: '¿Qué debería decir el registro?',
  howKnown: '¿Cómo lo sabe?',
  moreTitle: 'Añadir más registros a la carta',
  whichRecord: 'Elija de qué trata la carta, o escriba abajo qué falta.',
  keepsOld:
    'Los sistemas de salud casi nunca borran. Añaden una corrección, y el texto anterior se puede seguir leyendo.',
  privateNote:
    'Los registros marcados como privados quedan cubiertos en la carta hasta que los muestre en su propia página.',
  preview: 'La carta',
  print: 'Imprimir la carta',
  copy: 'Copiar la carta',
  copied: 'La carta se copió.',
  notCopied: 'La carta no se pudo copiar. Guárdela como texto.',
  save: 'Guardar como texto',
  saved: (name) => `Se guardó ${name}`,
  clear: 'Borrar la carta',
  letter: {
    office: 'Oficina de registros médicos y privacidad',
    subject: 'Solicitud de corrección de un registro de salud',
    patient: (name) => `Paciente: ${name}`,
    noName: 'Paciente: ____________________',
    born: (date) => `Fecha de nacimiento: ${date}`,
    recordNumber: (number) => `Número de registro: ${number}`,
    relation: 'Escribo por este paciente como: ____________________',
    opening: {
      wrongFact: 'Creo que esta parte del registro no es correcta.',
      notMine: 'Creo que esta parte del registro es sobre otra persona.',
      neverHappened: 'Creo que esto no ocurrió, o no se tomó.',
      over: 'Creo que esto ya terminó, y el registro no lo dice.',
      missing: 'Creo que falta algo en el registro.',
      hurtful: 'Las palabras de esta parte del registro hieren. Pido otras palabras.',
    },
    number: (id) => `Número en el sistema: ${id}`,
    otherNumber: (id) => `Otro número: ${id}`,
    shouldSay: (text) => `Lo que el registro debería decir: ${text}`,
    howKnown: (text) => `Cómo lo sé: ${text}`,
    tellOthers: 'Pido también que avisen a quienes ya tienen ese dato.',
    law: {
      US: 'Pido una enmienda según 45 CFR 164.526. El plazo para responder es de 60 días. Si la niegan, díganme por qué y cómo puedo añadir una declaración de desacuerdo.',
      EU: 'Pido la rectificación según el artículo 16 del RGPD. El plazo para responder es de un mes.',
      GB: 'Pido la rectificación según el artículo 16 del UK GDPR. El plazo para responder es de un mes.',
    },
    date: 'Fecha: ____________________',
    signature: 'Firma: ____________________',
    made: (ehr, day) => `Escrita con el registro de ${ehr} tal como estaba el ${day}.`,
  },
}
