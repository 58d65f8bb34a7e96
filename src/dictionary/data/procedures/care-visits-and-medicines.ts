import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'medicine-list-written',
      codes: [
        { system: 'SNOMED CT', code: '428191000124101' },
      ],
      en: {
        name: 'List of medicines written down',
        about: 'A list is made of the medicines that a person takes. It is kept in the record.',
        find: ['medication list', 'my medicines', 'current medicines'],
      },
      es: {
        name: 'Lista de medicinas anotada',
        about: 'Se hace una lista de las medicinas que toma la persona. Se guarda en el registro.',
        find: ['medicamentos', 'lista de medicamentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hearing-check',
      codes: [
        { system: 'SNOMED CT', code: '398171003', name: 'Hearing examination (procedure)' },
      ],
      en: {
        name: 'Hearing check',
        about: 'Looks at how well a person hears sounds.',
        find: ['hearing test', 'hearing exam', 'ears'],
      },
      es: {
        name: 'Revisión del oído',
        about: 'Se ve qué tan bien oye la persona los sonidos.',
        find: ['prueba de audición', 'oídos', 'audiometría'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'medicine-list-checked',
      codes: [
        { system: 'SNOMED CT', code: '430193006' },
      ],
      en: {
        name: 'Medicine check (reconciliation)',
        about: 'The list of medicines in the record is compared with what a person takes. It helps keep the list up to date.',
        find: ['medication reconciliation', 'medication list', 'my medicines'],
      },
      es: {
        name: 'Revisión de la lista de medicinas',
        about: 'Se compara la lista de medicinas del registro con lo que toma la persona. Ayuda a tener la lista al día.',
        find: ['conciliación de medicamentos', 'medicamentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-shots',
      codes: [
        { system: 'SNOMED CT', code: '180256009' },
      ],
      en: {
        name: 'Allergy shots',
        about: 'Tiny amounts of what causes an allergy are given as shots over time. The body can learn to react less to it.',
        find: ['immunotherapy', 'allergy injections'],
      },
      es: {
        name: 'Inyecciones para la alergia',
        about: 'Se inyectan cantidades muy pequeñas de lo que causa la alergia, por un tiempo. El cuerpo puede aprender a reaccionar menos.',
        find: ['inmunoterapia', 'vacunas para la alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'physical-exam',
      codes: [
        { system: 'SNOMED CT', code: '5880005', name: 'Physical examination procedure (procedure)' },
      ],
      en: {
        name: 'Physical exam',
        about: 'A doctor or other care staff look at the body, feel it and listen to it.',
        find: ['checkup', 'check-up', 'body check'],
      },
      es: {
        name: 'Revisión del cuerpo (revisión física)',
        about: 'Un doctor u otro personal de salud mira, toca y escucha el cuerpo.',
        find: ['examen físico', 'chequeo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hospice-care',
      codes: [
        { system: 'SNOMED CT', code: '385763009', name: 'Hospice care (regime/therapy)' },
      ],
      en: {
        name: 'Hospice care',
        about: 'Care for comfort and support near the end of life. It is for a person and those close to them.',
        find: ['hospice', 'end of life', 'comfort care'],
      },
      es: {
        name: 'Atención de hospicio',
        about: 'Es atención que da alivio y apoyo cerca del final de la vida. Es para la persona y para quienes están cerca.',
        find: ['hospicio', 'final de la vida', 'cuidados paliativos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'injection-into-muscle',
      codes: [
        { system: 'SNOMED CT', code: '76601001', name: 'Intramuscular injection (procedure)' },
      ],
      en: {
        name: 'Shot in a muscle',
        about: 'A shot with a needle that goes into a muscle. The arm and the thigh are common places.',
        find: ['injection', 'im shot', 'needle'],
      },
      es: {
        name: 'Inyección en un músculo',
        about: 'Es una inyección con una aguja que entra en un músculo. Muchas veces es en el brazo o en el muslo.',
        find: ['inyección intramuscular', 'aguja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cognitive-behavioral-therapy',
      codes: [
        { system: 'SNOMED CT', code: '228557008', name: 'Cognitive and behavioral therapy (regime/therapy)' },
      ],
      en: {
        name: 'Cognitive behavioral therapy (CBT)',
        about: 'A kind of talk therapy. It works with thoughts, feelings and habits, and how they affect each other.',
        find: ['cbt', 'talk therapy', 'counseling'],
      },
      es: {
        name: 'Terapia cognitivo-conductual (TCC)',
        about: 'Es un tipo de terapia en la que se habla. Trabaja con lo que se piensa, lo que se siente y los hábitos.',
        find: ['tcc', 'terapia', 'psicólogo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nursing-care',
      codes: [
        { system: 'SNOMED CT', code: '410401003' },
      ],
      en: {
        name: 'Nursing care',
        about: 'Care that is given or planned by nurses.',
        find: ['nurse', 'nursing'],
      },
      es: {
        name: 'Atención de enfermería',
        about: 'Es la atención que dan o planean las enfermeras y los enfermeros.',
        find: ['enfermera', 'enfermero'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-and-joint-unit-admission',
      codes: [
        { system: 'SNOMED CT', code: '305428000' },
      ],
      en: {
        name: 'Admission to the bone and joint unit',
        about: 'A person goes to stay on a hospital unit for bones and joints. It is also called orthopedics.',
        find: ['orthopedics', 'hospital stay', 'admission'],
      },
      es: {
        name: 'Ingreso a la unidad de huesos y articulaciones',
        about: 'La persona entra a la parte del hospital que trata los huesos y las articulaciones. Se llama ortopedia.',
        find: ['ortopedia', 'internado', 'hospitalización'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'movement-therapy',
      codes: [
        { system: 'SNOMED CT', code: '229064008' },
      ],
      en: {
        name: 'Exercise and movement therapy',
        about: 'Moves and exercises are used as treatment. They train the body.',
        find: ['exercise', 'movement', 'rehab'],
      },
      es: {
        name: 'Terapia de ejercicio y movimiento',
        about: 'Con ejercicios se trata y se entrena el cuerpo.',
        find: ['ejercicio', 'rehabilitación', 'movimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'short-physical-exam',
      codes: [
        { system: 'SNOMED CT', code: '162676008' },
      ],
      broader: 'physical-exam',
      en: {
        name: 'Short physical exam',
        about: 'A brief check of the body by a health professional.',
        find: ['checkup', 'check-up', 'brief exam'],
      },
      es: {
        name: 'Revisión física corta',
        about: 'Es una revisión breve del cuerpo que hace un profesional de salud.',
        find: ['examen físico', 'chequeo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tetanus-antitoxin',
      codes: [
        { system: 'SNOMED CT', code: '384700001' },
      ],
      en: {
        name: 'Tetanus antitoxin shot',
        about: 'The shot helps protect the body from tetanus for a while. It is sometimes given after a wound.',
        find: ['tetanus shot', 'lockjaw', 'antitoxin'],
      },
      es: {
        name: 'Inyección de antitoxina del tétanos',
        about: 'La inyección ayuda a proteger del tétanos por un tiempo. A veces se pone después de una herida.',
        find: ['tétano', 'antitetánica', 'herida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'physical-therapy',
      codes: [
        { system: 'SNOMED CT', code: '91251008', name: 'Physical therapy procedure (regime/therapy)' },
      ],
      en: {
        name: 'Physical therapy',
        about: 'Treatment that aims to help a person move, get stronger or have less pain. It often uses exercises.',
        find: ['pt', 'rehab', 'exercises', 'physiotherapy'],
      },
      es: {
        name: 'Terapia física',
        about: 'Es un tratamiento para moverse más, tener más fuerza o menos dolor. Muchas veces usa ejercicios.',
        find: ['fisioterapia', 'rehabilitación', 'ejercicios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-given',
      codes: [
        { system: 'SNOMED CT', code: '33879002', name: 'Administration of vaccine to produce active immunity (procedure)' },
      ],
      en: {
        name: 'Vaccine given',
        about: 'A vaccine is given, most often as a shot. A vaccine helps the body learn to fight off an illness.',
        find: ['shot', 'immunization', 'vaccination'],
      },
      es: {
        name: 'Vacuna aplicada',
        about: 'Se aplica una vacuna, casi siempre con una inyección. Con ella el cuerpo aprende a combatir una enfermedad.',
        find: ['vacunación', 'inyección', 'inmunización'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dtap-or-tdap-given',
      codes: [
        { system: 'SNOMED CT', code: '399014008', name: 'Administration of vaccine product containing only Bordetella pertussis and Clostridium tetani and Corynebacterium diphtheriae antigens (procedure)' },
      ],
      broader: 'vaccine-given',
      en: {
        name: 'Tetanus, diphtheria and whooping cough vaccine',
        about: 'One shot is given. It helps the body fight off all three.',
        find: ['tdap', 'dtap', 'tetanus shot', 'pertussis', 'whooping cough'],
      },
      es: {
        name: 'Vacuna contra tétanos, difteria y tos ferina',
        about: 'Se pone una vacuna. Ayuda al cuerpo a combatir las tres.',
        find: ['tdap', 'dtap', 'tosferina', 'tétano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'certificate-written',
      codes: [
        { system: 'SNOMED CT', code: '310417005' },
      ],
      en: {
        name: 'Certificate written',
        about: 'An official paper is filled out and signed. It states facts, for example for an office or a family.',
        find: ['certificate', 'form', 'paper'],
      },
      es: {
        name: 'Certificado escrito',
        about: 'Se llena y se firma un papel oficial. En él constan unos datos, por ejemplo para una oficina o para la familia.',
        find: ['certificado', 'constancia', 'papel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'speech-therapy',
      codes: [
        { system: 'SNOMED CT', code: '311555007' },
      ],
      en: {
        name: 'Speech and language therapy',
        about: 'Treatment to help with speaking and understanding. It can help with swallowing too.',
        find: ['speech therapist', 'talking', 'swallowing'],
      },
      es: {
        name: 'Terapia del habla y el lenguaje',
        about: 'Es un tratamiento para ayudar a hablar y a entender. También puede ayudar a tragar.',
        find: ['logopeda', 'fonoaudiología', 'hablar', 'tragar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'occupational-therapy',
      codes: [
        { system: 'SNOMED CT', code: '84478008' },
      ],
      en: {
        name: 'Occupational therapy',
        about: 'Help with the tasks of daily life. Getting dressed, cooking and work are some of them.',
        find: ['ot', 'daily tasks', 'rehab'],
      },
      es: {
        name: 'Terapia ocupacional',
        about: 'Ayuda con las tareas de cada día. Algunas son vestirse, cocinar o trabajar.',
        find: ['tareas diarias', 'rehabilitación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'leaving-care',
      codes: [
        { system: 'SNOMED CT', code: '58000006', name: 'Patient discharge (procedure)' },
      ],
      en: {
        name: 'Leaving the hospital or other care (discharge)',
        about: 'The stay or the care in this place ends.',
        find: ['discharge', 'going home'],
      },
      es: {
        name: 'Alta (salida del hospital o de otra atención)',
        about: 'Termina la estadía o la atención en este lugar.',
        find: ['alta', 'salida', 'ir a casa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'care-after-surgery',
      codes: [
        { system: 'SNOMED CT', code: '133899007', name: 'Postoperative care (regime/therapy)' },
      ],
      en: {
        name: 'Care after surgery',
        about: 'The care that comes after an operation. It may be for the wound, for pain or for getting stronger.',
        find: ['post-op', 'recovery', 'operation'],
      },
      es: {
        name: 'Atención después de una cirugía',
        about: 'Es la atención que se da después de una operación. Puede ser para la herida, para el dolor o para tener más fuerza.',
        find: ['posoperatorio', 'recuperación', 'operación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'knee-manipulation',
      codes: [
        { system: 'SNOMED CT', code: '699253003' },
      ],
      en: {
        name: 'Knee manipulation (the joint is moved by hand)',
        about: 'A surgeon bends and moves the knee joint by hand. Medicine is often given first so that it does not hurt.',
        find: ['stiff knee', 'knee', 'joint'],
      },
      es: {
        name: 'Manipulación de la rodilla (se mueve a mano)',
        about: 'Un cirujano dobla y mueve la rodilla con las manos. Muchas veces se da antes una medicina para que no duela.',
        find: ['rodilla', 'articulación', 'rigidez'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-and-physical',
      codes: [
        { system: 'SNOMED CT', code: '63332003', name: 'History AND physical examination (procedure)' },
      ],
      broader: 'physical-exam',
      en: {
        name: 'Health history and physical exam',
        about: 'The person’s past and present health is gone over, and the body is checked.',
        find: ['h&p', 'check-up', 'checkup'],
      },
      es: {
        name: 'Historia de salud y revisión física',
        about: 'Un profesional de salud repasa la salud de antes y de ahora, y revisa el cuerpo.',
        find: ['examen físico', 'chequeo', 'historia clínica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'treatment-consultation',
      codes: [
        { system: 'SNOMED CT', code: '698314001' },
      ],
      en: {
        name: 'Visit to talk about treatment',
        about: 'A talk with a doctor or other care staff about a treatment.',
        find: ['consultation', 'treatment plan'],
      },
      es: {
        name: 'Consulta sobre un tratamiento',
        about: 'Es una charla con un profesional de salud sobre un tratamiento.',
        find: ['consulta', 'plan de tratamiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'referral-home-health',
      codes: [
        { system: 'SNOMED CT', code: '417511005' },
      ],
      broader: 'referral',
      en: {
        name: 'Referral to home health care',
        about: 'A request is made for care staff to come to the home.',
        find: ['home care', 'visiting nurse', 'home health'],
      },
      es: {
        name: 'Referencia a atención de salud en casa',
        about: 'Se solicita que vaya personal de salud a la casa.',
        find: ['atención en el hogar', 'enfermera en casa', 'remisión', 'referido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'care-after-anesthesia',
      codes: [
        { system: 'SNOMED CT', code: '736169004' },
      ],
      en: {
        name: 'Care after anesthesia',
        about: 'Care right after anesthesia, the medicine that numbs or puts a person to sleep for surgery. Staff watch as it wears off.',
        find: ['recovery room', 'waking up', 'anesthesia'],
      },
      es: {
        name: 'Atención después de la anestesia',
        about: 'La anestesia duerme a la persona o una parte del cuerpo para una cirugía. El personal vigila mientras se pasa.',
        find: ['recuperación', 'despertar', 'anestesia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'leaving-skilled-nursing',
      codes: [
        { system: 'SNOMED CT', code: '449381000124108' },
      ],
      broader: 'leaving-care',
      en: {
        name: 'Leaving a skilled nursing facility',
        about: 'A stay in a skilled nursing facility ends. It is a place with nurses and therapy for people who need care each day.',
        find: ['discharge', 'nursing home', 'rehab'],
      },
      es: {
        name: 'Salida de un centro de enfermería especializada',
        about: 'Termina la estadía en un centro de enfermería. Allí se da atención y terapia cada día.',
        find: ['alta', 'asilo', 'rehabilitación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'epinephrine-shot',
      codes: [
        { system: 'SNOMED CT', code: '313191000' },
      ],
      en: {
        name: 'Epinephrine shot (adrenaline)',
        about: 'A shot of epinephrine, also called adrenaline. It acts fast on the heart and on breathing.',
        find: ['epipen', 'adrenaline', 'allergic reaction'],
      },
      es: {
        name: 'Inyección de epinefrina (adrenalina)',
        about: 'Se da una medicina con una aguja. Actúa rápido en el corazón y en la forma de respirar.',
        find: ['epipen', 'adrenalina', 'reacción alérgica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'intensive-care-admission',
      codes: [
        { system: 'SNOMED CT', code: '305351004', name: 'Admission to intensive care unit (procedure)' },
      ],
      en: {
        name: 'Stay in intensive care (ICU)',
        about: 'Staff on this hospital unit watch a person day and night. Machines can help the body do its work.',
        find: ['icu', 'critical care', 'admission'],
      },
      es: {
        name: 'Estadía en terapia intensiva (UCI)',
        about: 'El personal vigila a la persona de día y de noche. Hay máquinas que pueden ayudar al cuerpo.',
        find: ['uci', 'terapia intensiva', 'internado', 'hospitalización'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'antibiotic-treatment',
      codes: [
        { system: 'SNOMED CT', code: '281789004', name: 'Antibiotic therapy (procedure)' },
      ],
      en: {
        name: 'Antibiotic treatment',
        about: 'The medicine kills bacteria or stops their growth. Bacteria are tiny germs, and some of them make people ill.',
        find: ['antibiotics', 'infection'],
      },
      es: {
        name: 'Tratamiento con antibióticos',
        about: 'La medicina mata las bacterias o no las deja crecer. Las bacterias son gérmenes, y algunas causan enfermedades.',
        find: ['antibiótico', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dental-visit',
      codes: [
        { system: 'SNOMED CT', code: '34043003', name: 'Dental consultation and report (procedure)' },
      ],
      en: {
        name: 'Dental visit with a report',
        about: 'A dentist looks at the mouth and teeth, and writes down what was found.',
        find: ['dentist', 'teeth', 'dental checkup'],
      },
      es: {
        name: 'Consulta dental con informe',
        about: 'Un dentista revisa la boca y los dientes, y anota lo que ve.',
        find: ['dentista', 'dientes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'referral',
      codes: [
        { system: 'SNOMED CT', code: '3457005', name: 'Patient referral (procedure)' },
      ],
      en: {
        name: 'Referral',
        about: 'A person is sent to someone else for care. It may be a specialist, a clinic or a service.',
        find: ['referred', 'specialist'],
      },
      es: {
        name: 'Referencia a otro profesional o servicio',
        about: 'Se manda a la persona a otro lugar de atención. Puede ser un especialista, una clínica o un servicio.',
        find: ['referido', 'remisión', 'derivación', 'especialista'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'red-blood-cell-transfusion',
      codes: [
        { system: 'SNOMED CT', code: '116863004', name: 'Transfusion of red blood cells (procedure)' },
        { system: 'SNOMED CT', code: '180207008', name: 'Intravenous blood transfusion of packed cells (procedure)' },
      ],
      broader: 'blood-transfusion',
      en: {
        name: 'Red blood cell transfusion',
        about: 'Red blood cells are given through a vein, most often from a donor. They carry oxygen in the blood.',
        find: ['blood transfusion', 'packed cells', 'blood'],
      },
      es: {
        name: 'Transfusión de glóbulos rojos',
        about: 'Se dan por una vena glóbulos rojos, casi siempre de un donante. Llevan el oxígeno en la sangre.',
        find: ['transfusión de sangre', 'sangre', 'donante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-transfusion',
      codes: [
        { system: 'SNOMED CT', code: '116859006', name: 'Transfusion of blood product (procedure)' },
      ],
      en: {
        name: 'Blood transfusion',
        about: 'Blood, or a part of blood, is given through a vein. It most often comes from a donor.',
        find: ['blood', 'donor', 'transfusion', 'platelets', 'plasma'],
      },
      es: {
        name: 'Transfusión de sangre',
        about: 'Se da por una vena sangre o una parte de ella. Casi siempre viene de un donante.',
        find: ['sangre', 'donante', 'plaquetas', 'plasma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
