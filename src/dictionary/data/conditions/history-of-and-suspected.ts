import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'history-kidney-transplant',
      codes: [
        { system: 'SNOMED CT', code: '161665007', name: 'History of renal transplant (situation)' },
      ],
      en: {
        name: 'Kidney transplant in the past',
        about: 'A kidney from another person was put into the body some time ago. The kidneys clean the blood and make urine.',
        find: ['renal transplant', 'new kidney', 'donor kidney'],
      },
      es: {
        name: 'Trasplante de riñón en el pasado',
        about: 'Hace un tiempo se puso en el cuerpo el riñón de otra persona. Los riñones limpian la sangre y hacen la orina.',
        find: ['trasplante renal', 'riñón nuevo', 'donante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-cardiac-arrest',
      codes: [
        { system: 'SNOMED CT', code: '429007001' },
      ],
      en: {
        name: 'Cardiac arrest in the past',
        about: 'At some time before, the heart stopped pumping blood and was started again.',
        find: ['heart stopped', 'cpr', 'revived'],
      },
      es: {
        name: 'Paro cardíaco en el pasado',
        about: 'Alguna vez antes, el corazón dejó de mover la sangre y volvió a latir.',
        find: ['el corazón se paró', 'rcp', 'reanimación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'suspected-lung-cancer',
      codes: [
        { system: 'SNOMED CT', code: '162573006' },
      ],
      en: {
        name: 'Lung cancer suspected (not confirmed)',
        about: 'When this was written, it was thought that there could be lung cancer, and it was being looked into. It does not say that cancer was found.',
        find: ['lung tumor', 'possible cancer', 'lung cancer check'],
      },
      es: {
        name: 'Sospecha de cáncer de pulmón (sin confirmar)',
        about: 'Cuando se escribió, se pensó que podía ser cáncer de pulmón y se estaba revisando. No dice que se encontró cáncer.',
        find: ['tumor de pulmón', 'posible cáncer', 'sospecha'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-single-seizure',
      codes: [
        { system: 'SNOMED CT', code: '703151001' },
      ],
      en: {
        name: 'One seizure in the past',
        about: 'The person has had one seizure. For a short time, signals in the brain got out of step.',
        find: ['convulsion', 'fit', 'seizure'],
      },
      es: {
        name: 'Una convulsión en el pasado',
        about: 'La persona ha tenido una convulsión. Por un rato corto, las señales del cerebro se desordenaron.',
        find: ['ataque', 'convulsiones', 'crisis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-appendectomy',
      codes: [
        { system: 'SNOMED CT', code: '428251008', name: 'History of appendectomy (situation)' },
      ],
      en: {
        name: 'Appendix taken out in the past',
        about: 'The appendix was taken out in an operation some time ago. It is a small tube at the start of the large bowel.',
        find: ['appendectomy', 'appendix surgery', 'appendix removed'],
      },
      es: {
        name: 'Operación del apéndice en el pasado',
        about: 'Hace un tiempo se sacó el apéndice en una operación. Es un tubo pequeño al inicio del intestino grueso.',
        find: ['apendicectomía', 'apéndice', 'apendicitis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'suspected-covid-19',
      codes: [
        { system: 'SNOMED CT', code: '840544004', name: 'Suspected disease caused by Severe acute respiratory coronavirus 2 (situation)' },
      ],
      en: {
        name: 'COVID-19 suspected (not confirmed)',
        about: 'When this was written, COVID-19 was thought possible. It does not say that the virus was found.',
        find: ['covid', 'coronavirus', 'possible covid'],
      },
      es: {
        name: 'Sospecha de COVID-19 (sin confirmar)',
        about: 'Cuando se escribió, se pensó que podía ser COVID-19. No dice que se encontró el virus.',
        find: ['covid', 'coronavirus', 'posible covid'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-heart-bypass',
      codes: [
        { system: 'SNOMED CT', code: '399261000', name: 'History of coronary artery bypass grafting (situation)' },
      ],
      en: {
        name: 'Heart bypass surgery in the past',
        about: 'Surgery was done on the heart some time ago. It made a new path for blood around a narrow or blocked artery.',
        find: ['cabg', 'bypass', 'open heart surgery'],
      },
      es: {
        name: 'Bypass del corazón en el pasado',
        about: 'Hace un tiempo hubo una cirugía de corazón. Hizo un camino nuevo para la sangre, junto a un vaso estrecho o tapado.',
        find: ['cabg', 'puente coronario', 'derivación', 'cirugía de corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-tubal-ligation',
      codes: [
        { system: 'SNOMED CT', code: '267020005', name: 'History of tubal ligation (situation)' },
      ],
      en: {
        name: 'Tubes tied in the past (tubal ligation)',
        about: 'Some time ago, the tubes that carry the eggs were closed in an operation. It is a lasting way not to get pregnant.',
        find: ['tubes tied', 'birth control', 'sterilization', 'tubal'],
      },
      es: {
        name: 'Ligadura de trompas en el pasado',
        about: 'Hace un tiempo se cerraron en una operación las trompas por donde pasan los óvulos. Es una forma duradera de no quedar embarazada.',
        find: ['trompas ligadas', 'anticonceptivo', 'esterilización'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-aortic-valve-replacement',
      codes: [
        { system: 'SNOMED CT', code: '1231000119100', name: 'History of aortic valve replacement (situation)' },
      ],
      en: {
        name: 'Aortic valve replaced in the past',
        about: 'Some time ago, a new valve was put in where blood leaves the heart for the body.',
        find: ['heart valve surgery', 'new valve', 'avr', 'tavr'],
      },
      es: {
        name: 'Cambio de la válvula aórtica en el pasado',
        about: 'Hace un tiempo se puso una válvula nueva donde la sangre sale del corazón hacia el cuerpo.',
        find: ['válvula nueva', 'cirugía de corazón', 'reemplazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-aortic-valve-repair',
      codes: [
        { system: 'SNOMED CT', code: '119481000119105', name: 'History of aortic valve repair (situation)' },
      ],
      en: {
        name: 'Aortic valve repaired in the past',
        about: 'Some time ago, the valve where blood leaves the heart for the body was repaired.',
        find: ['heart valve surgery', 'valve repair'],
      },
      es: {
        name: 'Arreglo de la válvula aórtica en el pasado',
        about: 'Hace un tiempo se arregló la válvula por donde la sangre sale del corazón hacia el cuerpo.',
        find: ['reparación de válvula', 'cirugía de corazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-leg-amputation',
      codes: [
        { system: 'SNOMED CT', code: '161622006', name: 'History of lower limb amputation (situation)' },
      ],
      en: {
        name: 'Amputation of a leg or part of it in the past',
        about: 'A leg or part of it, such as the foot, was lost or taken off in surgery.',
        find: ['leg amputation', 'amputee', 'lost leg'],
      },
      es: {
        name: 'Amputación de una pierna o parte en el pasado',
        about: 'La persona perdió una pierna o una parte, como el pie, o se la quitaron en una operación.',
        find: ['amputación', 'pierna', 'prótesis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-foot-amputation',
      codes: [
        { system: 'SNOMED CT', code: '429280009', name: 'History of amputation of foot (situation)' },
      ],
      broader: 'history-leg-amputation',
      en: {
        name: 'Amputation of a foot in the past',
        about: 'A foot was lost or taken off in surgery.',
        find: ['foot amputation', 'amputee', 'lost foot'],
      },
      es: {
        name: 'Amputación de un pie en el pasado',
        about: 'La persona perdió un pie o se lo quitaron en una operación.',
        find: ['amputación', 'pie', 'prótesis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-miscarriage',
      codes: [
        { system: 'SNOMED CT', code: '161744009', name: 'History of miscarriage (situation)' },
      ],
      en: {
        name: 'Miscarriage in the past',
        about: 'At some time before, a pregnancy ended by itself before the baby could live outside the womb. It is common, and it is no one’s fault.',
        find: ['pregnancy loss', 'lost baby', 'spontaneous abortion'],
      },
      es: {
        name: 'Pérdida de un embarazo en el pasado',
        about: 'Alguna vez antes, un embarazo terminó solo, antes de que el bebé pudiera vivir fuera del vientre. Es común y no es culpa de nadie.',
        find: ['aborto espontáneo', 'aborto natural', 'pérdida del bebé'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-artificial-joint',
      codes: [
        { system: 'SNOMED CT', code: '161679004', name: 'History of artificial joint (situation)' },
      ],
      en: {
        name: 'Artificial joint',
        about: 'A joint, such as a hip or a knee, was replaced by one made of metal, plastic or the like.',
        find: ['joint replacement', 'new hip', 'new knee', 'implant'],
      },
      es: {
        name: 'Articulación artificial (prótesis)',
        about: 'Se puso una cadera, una rodilla u otra articulación nueva. Es de metal, plástico u otro material.',
        find: ['prótesis', 'cadera nueva', 'rodilla nueva', 'reemplazo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'risk-of-suicide',
      codes: [
        { system: 'SNOMED CT', code: '225444004', name: 'At risk for suicide (finding)' },
      ],
      en: {
        name: 'Risk of suicide',
        about: 'A note that there may be a risk of suicide. Such notes help the care team give support and keep the person safe.',
        find: ['suicide', 'suicidal', 'self-harm', 'safety plan', 'crisis'],
      },
      es: {
        name: 'Riesgo de suicidio',
        about: 'Una nota de que puede haber riesgo de suicidio. Ayuda al equipo de atención a dar apoyo y a proteger a la persona.',
        find: ['suicidio', 'quitarse la vida', 'hacerse daño', 'crisis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
