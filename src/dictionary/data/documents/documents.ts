import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'evaluation-and-plan-note',
      codes: [
        { system: 'LOINC', code: '51847-2', name: 'Evaluation + Plan note' },
      ],
      en: {
        name: 'Evaluation and plan note',
        about: 'A note in which a care provider writes what they think is going on. It also tells what the plan is.',
        find: ['assessment and plan', 'doctor note', 'plan'],
      },
      es: {
        name: 'Nota de evaluación y plan',
        about: 'Una nota en la que un profesional de salud escribe lo que piensa que pasa. También dice cuál es el plan.',
        find: ['nota del doctor', 'plan', 'evaluación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-and-physical-note',
      broader: 'evaluation-and-plan-note',
      codes: [
        { system: 'LOINC', code: '34117-2', name: 'History and physical note' },
      ],
      en: {
        name: 'History and physical note',
        about: 'A note on what a person said about how they feel and their past health. It also tells what the provider found when looking at the body.',
        find: ['h&p', 'physical exam', 'doctor note'],
      },
      es: {
        name: 'Nota de historia y revisión física',
        about: 'Una nota sobre lo que la persona contó de cómo se siente y de los problemas que tuvo antes. También dice lo que el profesional vio al revisar el cuerpo.',
        find: ['nota del doctor', 'historia clínica', 'examen físico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'emergency-department-note',
      broader: 'evaluation-and-plan-note',
      codes: [
        { system: 'LOINC', code: '34111-5', name: 'Emergency department Note' },
        { system: 'LOINC', code: '34878-9', name: 'Emergency medicine Note' },
      ],
      en: {
        name: 'Emergency room note',
        about: 'A note on care in the emergency room. It tells why the person came, what was found and what was done.',
        find: ['er note', 'ed note', 'emergency department'],
      },
      es: {
        name: 'Nota de la sala de emergencias',
        about: 'Una nota sobre la atención en la sala de emergencias. Dice por qué llegó la persona, qué se encontró y qué se hizo.',
        find: ['urgencias', 'emergencia', 'nota del doctor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'discharge-summary',
      codes: [
        { system: 'LOINC', code: '18842-5', name: 'Discharge summary' },
      ],
      en: {
        name: 'Discharge summary (when leaving the hospital)',
        about: 'A note written when a person leaves the hospital. It tells why they were there, what was done and what comes next.',
        find: ['hospital stay', 'going home', 'discharge papers'],
      },
      es: {
        name: 'Resumen de alta (al salir del hospital)',
        about: 'Una nota que se escribe cuando la persona sale del hospital. Dice por qué estuvo allí, qué se hizo y qué sigue.',
        find: ['alta', 'salida del hospital', 'hospitalización'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'progress-note',
      codes: [
        { system: 'LOINC', code: '11506-3', name: 'Progress note' },
      ],
      en: {
        name: 'Progress note',
        about: 'A note on how a person is doing at one point in their care. It can be from a visit or from a day in the hospital.',
        find: ['visit note', 'doctor note', 'follow up'],
      },
      es: {
        name: 'Nota de evolución',
        about: 'Una nota sobre cómo va la persona en un momento de la atención. Puede ser de una visita o de un día en el hospital.',
        find: ['nota de la visita', 'nota del doctor', 'seguimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'operation-note',
      codes: [
        { system: 'LOINC', code: '11504-8', name: 'Surgical operation note' },
      ],
      en: {
        name: 'Operation note (surgery)',
        about: 'A note by the surgeon on an operation. It tells why it was done, what was done and what was found.',
        find: ['surgery note', 'operative note', 'surgical report'],
      },
      es: {
        name: 'Nota de operación (cirugía)',
        about: 'Una nota del cirujano sobre una operación. Dice por qué se hizo, qué se hizo y qué se encontró.',
        find: ['cirugía', 'nota de cirugía', 'operación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'summary-of-care',
      codes: [
        { system: 'LOINC', code: '34133-9', name: 'Summary of episode note' },
      ],
      en: {
        name: 'Summary of care',
        about: 'A short account of what is in the record for a stretch of care. It can list conditions, medicines, tests and plans.',
        find: ['ccd', 'care summary', 'visit summary', 'continuity of care'],
      },
      es: {
        name: 'Resumen de la atención',
        about: 'Un resumen de lo que hay en el registro de un tiempo de atención. Puede tener problemas de salud, medicinas, pruebas y planes.',
        find: ['ccd', 'resumen de la visita', 'resumen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'procedure-note',
      codes: [
        { system: 'LOINC', code: '28570-0', name: 'Procedure note' },
      ],
      en: {
        name: 'Procedure note',
        about: 'A note on a procedure, such as a look inside the body with a camera. It tells what was done and what was found.',
        find: ['procedure report', 'doctor note'],
      },
      es: {
        name: 'Nota de procedimiento',
        about: 'Una nota sobre un procedimiento, como mirar dentro del cuerpo con una cámara. Dice qué se hizo y qué se encontró.',
        find: ['procedimiento', 'nota del doctor'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'living-will',
      codes: [
        { system: 'LOINC', code: '86533-7', name: 'Patient Living will' },
      ],
      en: {
        name: 'Living will',
        about: 'A paper in which a person writes what care they want or do not want. It is for a time when they may not be able to say so.',
        find: ['advance directive', 'end of life wishes', 'advance care plan'],
      },
      es: {
        name: 'Testamento vital (voluntad anticipada)',
        about: 'Un papel en el que la persona escribe qué atención quiere o no quiere. Es por si un día no lo puede decir.',
        find: ['directivas anticipadas', 'voluntad anticipada', 'testamento en vida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'do-not-resuscitate',
      codes: [
        { system: 'LOINC', code: '84095-9', name: 'Do not resuscitate' },
      ],
      en: {
        name: 'Do not resuscitate order (DNR)',
        about: 'An order for a time when the heart or the breathing stops. It says that staff will not try to start it again.',
        find: ['dnr', 'advance directive', 'code status', 'resuscitation'],
      },
      es: {
        name: 'Orden de no reanimar (DNR)',
        about: 'Una orden para cuando el corazón o la respiración se paran. Dice que no se trate de hacer que vuelvan.',
        find: ['dnr', 'no reanimar', 'no resucitar', 'directivas anticipadas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'portable-medical-order',
      codes: [
        { system: 'LOINC', code: '93037-0', name: 'Portable medical order form' },
      ],
      en: {
        name: 'Portable medical order form (such as POLST)',
        about: 'A form with orders on the care that a person wants, most of all in an emergency. It goes with the person from place to place.',
        find: ['polst', 'molst', 'advance directive', 'end of life wishes'],
      },
      es: {
        name: 'Formulario portátil de órdenes médicas (POLST)',
        about: 'Un papel con órdenes sobre la atención que la persona quiere. Es, más que nada, para una emergencia, y va con ella a todas partes.',
        find: ['polst', 'molst', 'directivas anticipadas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rheumatology-note',
      codes: [
        { system: 'LOINC', code: '34840-9', name: 'Rheumatology Note' },
      ],
      en: {
        name: 'Rheumatology note (joints and defenses)',
        about: 'A note from a specialist. This field treats joints and muscles, and also illnesses in which the defenses of the body turn on the body.',
        find: ['rheumatologist', 'arthritis', 'joints', 'specialist'],
      },
      es: {
        name: 'Nota de reumatología (articulaciones)',
        about: 'Una nota de un especialista en articulaciones y músculos. También ve a personas con defensas que atacan al cuerpo.',
        find: ['reumatólogo', 'artritis', 'articulaciones', 'especialista'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'emergency-discharge-summary',
      codes: [
        { system: 'LOINC', code: '59258-4', name: 'Emergency department Discharge summary' },
      ],
      en: {
        name: 'Emergency room discharge summary',
        about: 'A note written when a person leaves the emergency room. It tells what was found, what was done and what comes next.',
        find: ['er discharge', 'ed discharge', 'going home'],
      },
      es: {
        name: 'Resumen de alta de la sala de emergencias',
        about: 'Una nota que se escribe cuando la persona sale de la sala de emergencias. Dice qué se encontró, qué se hizo y qué sigue.',
        find: ['alta', 'urgencias', 'emergencia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'laboratory-report',
      codes: [
        { system: 'LOINC', code: '11502-2', name: 'Laboratory report' },
      ],
      en: {
        name: 'Lab report',
        about: 'A report with results of lab tests. They can be of blood, of urine or of something else.',
        find: ['laboratory', 'blood test', 'test results'],
      },
      es: {
        name: 'Informe de laboratorio',
        about: 'Un informe con resultados de pruebas de laboratorio. Pueden ser de sangre, de orina o de otra cosa.',
        find: ['laboratorio', 'prueba de sangre', 'resultados', 'análisis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-of-visits',
      codes: [
        { system: 'LOINC', code: '46240-8', name: 'History of Hospitalizations+Outpatient visits' },
      ],
      en: {
        name: 'List of hospital stays and visits',
        about: 'A list of a person’s stays in the hospital and visits for care.',
        find: ['encounters', 'past visits', 'hospital stays'],
      },
      es: {
        name: 'Lista de estadías en el hospital y visitas',
        about: 'Una lista de las veces que la persona estuvo en el hospital o tuvo una visita.',
        find: ['visitas', 'consultas', 'hospitalizaciones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phone-call-note',
      codes: [
        { system: 'LOINC', code: '34748-4', name: 'Telephone encounter Note' },
      ],
      en: {
        name: 'Note of a phone call',
        about: 'A note on a call with the care team: what was asked and what was said.',
        find: ['telephone encounter', 'phone visit'],
      },
      es: {
        name: 'Nota de una llamada por teléfono',
        about: 'Una nota sobre una llamada con el equipo de atención: qué se preguntó y qué se dijo.',
        find: ['llamada', 'teléfono'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'consult-note',
      codes: [
        { system: 'LOINC', code: '11488-4', name: 'Consult note' },
      ],
      en: {
        name: 'Specialist’s note (when asked for an opinion)',
        about: 'A note from a provider who was asked for an opinion, often a specialist. It tells what they found and what they think.',
        find: ['consultation', 'specialist', 'second opinion'],
      },
      es: {
        name: 'Nota de consulta (de un especialista)',
        about: 'Una nota de un profesional al que se le pidió una opinión, muchas veces un especialista. Dice qué vio y qué piensa.',
        find: ['interconsulta', 'especialista', 'opinión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'endocrinology-consult-note',
      codes: [
        { system: 'LOINC', code: '34879-7', name: 'Endocrinology Consult note' },
      ],
      broader: 'consult-note',
      en: {
        name: 'Endocrinology note (hormones)',
        about: 'A note from a specialist for hormones and glands, such as the thyroid. Diabetes is part of this field too.',
        find: ['endocrinologist', 'hormones', 'thyroid', 'diabetes', 'specialist'],
      },
      es: {
        name: 'Nota de endocrinología (hormonas)',
        about: 'Una nota de un especialista en hormonas y glándulas, como la tiroides. También ve la diabetes.',
        find: ['endocrinólogo', 'hormonas', 'tiroides', 'diabetes', 'especialista'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'transfer-summary',
      codes: [
        { system: 'LOINC', code: '18761-7', name: 'Transfer summary note' },
      ],
      en: {
        name: 'Transfer note',
        about: 'A note written when a person moves to another unit, hospital or care team. It tells what they need to know there.',
        find: ['transfer summary', 'moved to another hospital'],
      },
      es: {
        name: 'Nota de traslado',
        about: 'Una nota que se escribe cuando la persona pasa a otra unidad, a otro hospital o a otro equipo. Dice lo que allí hay que saber.',
        find: ['traslado', 'transferencia', 'cambio de hospital'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'letter',
      codes: [
        { system: 'LOINC', code: '51852-2', name: 'Letter' },
      ],
      en: {
        name: 'Letter',
        about: 'A letter about a person’s care. It can be to or from a care provider.',
        find: ['mail'],
      },
      es: {
        name: 'Carta',
        about: 'Una carta sobre la atención de una persona. La escribe un profesional de salud, o es para uno.',
        find: ['correo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hospital-letter',
      codes: [
        { system: 'LOINC', code: '68609-7', name: 'Hospital Letter' },
      ],
      broader: 'letter',
      en: {
        name: 'Letter from the hospital',
        about: 'A letter from a hospital about a person’s care there.',
        find: ['mail', 'hospital'],
      },
      es: {
        name: 'Carta del hospital',
        about: 'Una carta de un hospital sobre la atención que la persona recibió allí.',
        find: ['correo', 'hospital'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chest-x-ray-report',
      codes: [
        { system: 'LOINC', code: '30746-2', name: 'Portable XR Chest Views' },
        { system: 'LOINC', code: '36643-5', name: 'XR Chest 2 Views' },
      ],
      en: {
        name: 'Chest X-ray',
        about: 'An X-ray makes pictures of the chest. It shows the lungs, the heart and the bones around them.',
        find: ['x-ray', 'xray', 'lungs', 'radiology', 'imaging'],
      },
      es: {
        name: 'Radiografía de tórax (pecho)',
        about: 'Los rayos X hacen imágenes del pecho. Muestran los pulmones, el corazón y los huesos que los rodean.',
        find: ['rayos x', 'placa', 'pulmones', 'radiología', 'imagen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'imaging-report',
      codes: [
        { system: 'LOINC', code: '18748-4', name: 'Diagnostic imaging study' },
      ],
      en: {
        name: 'Imaging report (scan or X-ray)',
        about: 'A report on pictures of the inside of the body. They can be from an X-ray, a CT scan, an MRI or an ultrasound.',
        find: ['radiology', 'x-ray', 'scan', 'mri', 'ct', 'ultrasound'],
      },
      es: {
        name: 'Informe de imágenes (radiografía u otras)',
        about: 'Un informe sobre imágenes de dentro del cuerpo. Pueden ser de rayos X, de una tomografía, de una resonancia o de un ultrasonido.',
        find: ['radiología', 'rayos x', 'tomografía', 'resonancia', 'ultrasonido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pathology-report',
      codes: [
        { system: 'LOINC', code: '11526-1', name: 'Pathology study' },
      ],
      en: {
        name: 'Pathology report (cells and tissue)',
        about: 'A report on cells or tissue from the body. Somebody has looked at them with a microscope.',
        find: ['biopsy', 'tissue sample', 'cells'],
      },
      es: {
        name: 'Informe de patología (células y tejidos)',
        about: 'Un informe sobre células o tejidos del cuerpo. Alguien los miró con un microscopio.',
        find: ['biopsia', 'muestra', 'tejido', 'células'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'note-any',
      codes: [
        { system: 'LOINC', code: '34109-9', name: 'Note' },
      ],
      en: {
        name: 'Note',
        about: 'A note about a person’s care. The code does not say what kind of note it is.',
        find: ['doctor note', 'visit note'],
      },
      es: {
        name: 'Nota',
        about: 'Una nota sobre la atención de una persona. El código no dice qué tipo de nota es.',
        find: ['nota del doctor', 'nota de la visita'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'outpatient-note',
      codes: [
        { system: 'LOINC', code: '34108-1', name: 'Outpatient Note' },
      ],
      en: {
        name: 'Outpatient note (visit without a hospital stay)',
        about: 'A note on a visit for care. Most often, the person goes home the same day.',
        find: ['clinic note', 'visit note', 'doctor note'],
      },
      es: {
        name: 'Nota de una visita sin estadía en el hospital',
        about: 'Una nota sobre una visita de atención. Casi siempre, la persona vuelve a casa el mismo día.',
        find: ['nota de la visita', 'clínica', 'nota del doctor', 'ambulatorio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'referral-note',
      codes: [
        { system: 'LOINC', code: '57133-1', name: 'Referral note' },
      ],
      en: {
        name: 'Referral note',
        about: 'A note that sends a person to another provider or service. It tells the reason and what is known so far.',
        find: ['referral', 'specialist'],
      },
      es: {
        name: 'Nota de referencia (a otro profesional)',
        about: 'Una nota que envía a la persona a otro profesional o servicio. Dice el motivo y lo que se sabe hasta ahora.',
        find: ['referencia', 'derivación', 'remisión', 'especialista'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nurse-note',
      codes: [
        { system: 'LOINC', code: '34746-8', name: 'Nurse Note' },
      ],
      en: {
        name: 'Nurse note',
        about: 'A note by a nurse. It tells how a person is doing and what care was given.',
        find: ['nursing note'],
      },
      es: {
        name: 'Nota de enfermería',
        about: 'Una nota que escribe una enfermera o un enfermero. Dice cómo está la persona y qué atención recibió.',
        find: ['enfermera', 'enfermero'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
