import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'outpatient-visit',
      codes: [
        { system: 'ActCode', code: 'AMB', name: 'ambulatory' },
      ],
      en: {
        name: 'Outpatient visit (no hospital stay)',
        about: 'A visit for care with no overnight stay. It can be in a clinic, an office or a hospital.',
        find: ['clinic visit', 'ambulatory', 'doctor visit', 'appointment'],
      },
      es: {
        name: 'Visita sin estadía en el hospital (ambulatoria)',
        about: 'Una visita de atención sin pasar la noche. Puede ser en una clínica, un consultorio o un hospital.',
        find: ['clínica', 'consulta', 'cita', 'ambulatorio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'check-up-visit',
      codes: [
        { system: 'SNOMED CT', code: '185349003', name: 'Encounter for check up (procedure)' },
      ],
      en: {
        name: 'Check-up visit',
        about: 'A visit to see how a person is doing. It can be a routine visit, or one to keep track of a health condition.',
        find: ['checkup', 'routine visit', 'doctor visit'],
      },
      es: {
        name: 'Visita de control',
        about: 'Una visita para ver cómo está la persona. Puede ser de rutina, o para seguir un problema de salud.',
        find: ['chequeo', 'control', 'revisión', 'consulta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'general-exam',
      codes: [
        { system: 'SNOMED CT', code: '162673000', name: 'General examination of patient (procedure)' },
      ],
      en: {
        name: 'General exam (physical)',
        about: 'A care provider looks at the whole body. Most often there is a talk first, and then the provider listens to the heart and lungs.',
        find: ['physical exam', 'checkup', 'annual physical', 'routine visit'],
      },
      es: {
        name: 'Revisión general (chequeo)',
        about: 'Un profesional de salud revisa el cuerpo en general. Casi siempre hablan primero, y luego se escuchan el corazón y los pulmones.',
        find: ['chequeo', 'examen físico', 'revisión física'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'visit-health-problem',
      codes: [
        { system: 'SNOMED CT', code: '185347001' },
      ],
      en: {
        name: 'Visit for a health problem',
        about: 'A visit because of a health problem. It can be a new problem, or one that has been there for a while.',
        find: ['doctor visit', 'sick visit'],
      },
      es: {
        name: 'Visita por un problema de salud',
        about: 'Una visita por un problema de salud. Puede ser uno nuevo, o uno que ya tiene tiempo.',
        find: ['consulta', 'cita'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'follow-up-visit',
      codes: [
        { system: 'SNOMED CT', code: '390906007', name: 'Follow-up encounter (procedure)' },
        { system: 'SNOMED CT', code: '185389009', name: 'Follow-up visit (procedure)' },
      ],
      en: {
        name: 'Follow-up visit',
        about: 'A visit that comes after some earlier care. It looks at how things have gone since then.',
        find: ['follow up', 'check back', 'return visit'],
      },
      es: {
        name: 'Visita de seguimiento',
        about: 'Una visita que viene después de otra atención. Es para ver cómo ha ido todo desde entonces.',
        find: ['seguimiento', 'control'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'well-child-visit',
      codes: [
        { system: 'SNOMED CT', code: '410620009', name: 'Well child visit (procedure)' },
      ],
      en: {
        name: 'Well-child visit',
        about: 'A planned visit to see how a child grows, eats, sleeps and learns. Vaccines can be part of it.',
        find: ['child checkup', 'pediatric visit', 'baby visit'],
      },
      es: {
        name: 'Visita de control del niño',
        about: 'Una visita planeada para ver cómo va un niño. Se mira cómo crece, come, duerme y aprende, y puede haber vacunas.',
        find: ['control del niño', 'niño sano', 'pediatra', 'chequeo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'visit-symptom',
      codes: [
        { system: 'SNOMED CT', code: '185345009' },
      ],
      en: {
        name: 'Visit for a symptom',
        about: 'A visit because of what a person feels or sees. It can be a pain, a cough or a rash.',
        find: ['doctor visit', 'sick visit'],
      },
      es: {
        name: 'Visita por un síntoma',
        about: 'Una visita por algo que la persona siente o nota. Puede ser un dolor, una tos o un sarpullido.',
        find: ['consulta', 'cita', 'síntomas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hospital-stay',
      codes: [
        { system: 'ActCode', code: 'IMP', name: 'inpatient encounter' },
        { system: 'ActCode', code: 'ACUTE', name: 'inpatient acute', source: 'HL7 v3 ActCode' },
        { system: 'SNOMED CT', code: '308540004' },
        { system: 'SNOMED CT', code: '32485007', name: 'Hospital admission (procedure)' },
      ],
      en: {
        name: 'Hospital stay',
        about: 'Care in a hospital for a person who has been admitted. That means the person has a bed there, most often overnight.',
        find: ['inpatient', 'admission', 'hospitalized', 'admitted'],
      },
      es: {
        name: 'Estadía en el hospital',
        about: 'Atención en un hospital para una persona internada. Eso quiere decir que tiene una cama allí, casi siempre por la noche.',
        find: ['internado', 'hospitalización', 'ingreso', 'hospitalizado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prenatal-visit',
      codes: [
        { system: 'SNOMED CT', code: '424619006', name: 'Prenatal visit (regime/therapy)' },
      ],
      en: {
        name: 'Prenatal visit (during pregnancy)',
        about: 'A planned visit in pregnancy. The provider checks on the mother and on how the pregnancy is going.',
        find: ['pregnancy visit', 'prenatal', 'obgyn', 'baby'],
      },
      es: {
        name: 'Visita prenatal (en el embarazo)',
        about: 'Una visita planeada en el embarazo. Se revisa cómo está la madre y cómo va el embarazo.',
        find: ['embarazo', 'control prenatal', 'prenatal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'prenatal-visit-first',
      codes: [
        { system: 'SNOMED CT', code: '424441002' },
      ],
      broader: 'prenatal-visit',
      en: {
        name: 'First prenatal visit (pregnancy)',
        about: 'The first planned visit of a pregnancy. Often there are blood tests and many questions about health.',
        find: ['pregnancy visit', 'prenatal', 'obgyn'],
      },
      es: {
        name: 'Primera visita prenatal (embarazo)',
        about: 'La primera visita planeada de un embarazo. Es común que haya pruebas de sangre y muchas preguntas sobre la salud.',
        find: ['embarazo', 'control prenatal', 'prenatal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'emergency-visit',
      codes: [
        { system: 'ActCode', code: 'EMER', name: 'emergency' },
        { system: 'SNOMED CT', code: '50849002', name: 'Emergency room admission (procedure)' },
        { system: 'SNOMED CT', code: '4525004', name: 'Emergency department patient visit (procedure)' },
      ],
      en: {
        name: 'Emergency room visit',
        about: 'Care in the emergency room. People can come there at any hour when they need care right away.',
        find: ['er', 'emergency department', 'ed visit', 'urgent'],
      },
      es: {
        name: 'Visita a la sala de emergencias',
        about: 'Atención en la sala de emergencias. Allí se puede ir a cualquier hora, cuando la atención no puede esperar.',
        find: ['urgencias', 'emergencia', 'sala de urgencias'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'outpatient-procedure',
      codes: [
        { system: 'SNOMED CT', code: '371883000', name: 'Outpatient procedure (procedure)' },
      ],
      en: {
        name: 'Outpatient procedure (no hospital stay)',
        about: 'A test, a treatment or other care. The person is not admitted to the hospital, and most often goes home the same day.',
        find: ['same day procedure', 'outpatient', 'clinic visit'],
      },
      es: {
        name: 'Procedimiento ambulatorio (sin estadía)',
        about: 'Una prueba, un tratamiento u otra atención. La persona no queda internada, y casi siempre vuelve a casa el mismo día.',
        find: ['ambulatorio', 'procedimiento', 'clínica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'visit-treatment',
      codes: [
        { system: 'SNOMED CT', code: '698314001' },
      ],
      en: {
        name: 'Visit about a treatment',
        about: 'A visit about a treatment. It can be to plan it, to talk it over, or to see how it goes.',
        find: ['consultation', 'treatment', 'doctor visit'],
      },
      es: {
        name: 'Visita sobre un tratamiento',
        about: 'Una visita sobre un tratamiento. Puede ser para planearlo, para hablar de él o para ver cómo va.',
        find: ['consulta', 'tratamiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urgent-care-visit',
      codes: [
        { system: 'SNOMED CT', code: '702927004' },
      ],
      en: {
        name: 'Urgent care visit',
        about: 'A visit to a clinic for care that is needed soon, often with no appointment. It is not an emergency room.',
        find: ['walk in clinic', 'urgent care'],
      },
      es: {
        name: 'Visita a una clínica de atención urgente',
        about: 'Una visita a una clínica para atención que hace falta pronto, muchas veces sin cita. No es una sala de emergencias.',
        find: ['urgencias', 'atención urgente', 'clínica sin cita'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'visit-any',
      codes: [
        { system: 'SNOMED CT', code: '308335008' },
      ],
      en: {
        name: 'Visit',
        about: 'A person meets with care staff. The code does not say what kind of visit it was.',
        find: ['encounter', 'appointment', 'doctor visit'],
      },
      es: {
        name: 'Visita',
        about: 'La persona se reúne con el personal de salud. El código no dice qué tipo de visita fue.',
        find: ['consulta', 'cita'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'video-or-phone-visit',
      codes: [
        { system: 'SNOMED CT', code: '448337001' },
        { system: 'ActCode', code: 'VR', name: 'virtual' },
      ],
      en: {
        name: 'Video or phone visit',
        about: 'A visit in which the two sides are not in one place. They use video, a phone or messages.',
        find: ['telehealth', 'telemedicine', 'virtual visit', 'video visit', 'online visit'],
      },
      es: {
        name: 'Visita por video o por teléfono',
        about: 'Una visita en la que las personas no están en el mismo lugar. Se usa video, teléfono o mensajes.',
        find: ['telemedicina', 'telesalud', 'visita virtual', 'videollamada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phone-visit',
      codes: [
        { system: 'SNOMED CT', code: '185317003', name: 'Telephone encounter (procedure)' },
      ],
      broader: 'video-or-phone-visit',
      en: {
        name: 'Phone visit or call',
        about: 'A talk by phone with the care team. The person may call, or somebody close, or the team may call.',
        find: ['telephone call', 'phone call', 'telehealth'],
      },
      es: {
        name: 'Visita o llamada por teléfono',
        about: 'Se habla por teléfono con el equipo de atención. Puede llamar la persona, alguien cercano o el equipo.',
        find: ['llamada', 'teléfono', 'telesalud'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'asthma-follow-up-visit',
      codes: [
        { system: 'SNOMED CT', code: '394701000' },
      ],
      broader: 'follow-up-visit',
      en: {
        name: 'Asthma follow-up visit',
        about: 'A visit to see how asthma is doing. It looks at how the person breathes and how the medicines work.',
        find: ['asthma', 'breathing', 'inhaler'],
      },
      es: {
        name: 'Visita de seguimiento del asma',
        about: 'Una visita para ver cómo va el asma. Se ve cómo respira la persona y cómo le van las medicinas.',
        find: ['asma', 'respirar', 'inhalador'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-visit',
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
      id: 'postnatal-visit',
      codes: [
        { system: 'SNOMED CT', code: '169762003', name: 'Postnatal visit (regime/therapy)' },
      ],
      en: {
        name: 'Postnatal visit (after a birth)',
        about: 'A visit in the weeks after a birth, for care and for questions.',
        find: ['postpartum', 'after birth', 'obgyn'],
      },
      es: {
        name: 'Visita posnatal (después de un parto)',
        about: 'Una visita en las semanas después de un parto, para recibir atención y hablar de dudas.',
        find: ['posparto', 'puerperio', 'después del parto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'emergency-hospital-stay',
      codes: [
        { system: 'SNOMED CT', code: '183452005', name: 'Emergency hospital admission (procedure)' },
      ],
      broader: 'hospital-stay',
      en: {
        name: 'Emergency hospital stay',
        about: 'A hospital stay that was not planned. The person needed care right away.',
        find: ['admission', 'inpatient', 'emergency', 'admitted'],
      },
      es: {
        name: 'Estadía en el hospital por una emergencia',
        about: 'Una estadía en el hospital que no estaba en los planes. La atención no podía esperar.',
        find: ['internado', 'hospitalización', 'emergencia', 'urgencia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'emergency-hospital-stay-pregnancy',
      codes: [
        { system: 'SNOMED CT', code: '183460006' },
      ],
      broader: 'emergency-hospital-stay',
      en: {
        name: 'Emergency hospital stay in pregnancy or birth',
        about: 'A hospital stay that was not planned. It is for care in pregnancy or around a birth.',
        find: ['admission', 'inpatient', 'obstetric', 'labor'],
      },
      es: {
        name: 'Estadía de emergencia por embarazo o parto',
        about: 'Una estadía en el hospital que no estaba en los planes. Es por el embarazo o por un parto.',
        find: ['internada', 'hospitalización', 'embarazo', 'parto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'death-certificate',
      codes: [
        { system: 'SNOMED CT', code: '308646001', name: 'Death certification (procedure)' },
      ],
      en: {
        name: 'Death certificate',
        about: 'A person has died. The official paper is filled out, most often by a doctor.',
        find: ['death certification', 'passed away'],
      },
      es: {
        name: 'Certificado de defunción',
        about: 'Una persona falleció. Se llena el papel oficial, y casi siempre lo hace un médico.',
        find: ['acta de defunción', 'fallecimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'drug-treatment-program',
      codes: [
        { system: 'SNOMED CT', code: '56876005' },
      ],
      en: {
        name: 'Treatment program for drug use',
        about: 'Care and support for a person who is stopping drugs or using less of them. It can be a stay or a set of visits.',
        find: ['rehab', 'detox', 'substance use', 'addiction treatment'],
      },
      es: {
        name: 'Programa de tratamiento por uso de sustancias',
        about: 'Atención y apoyo para una persona que está dejando o bajando el uso de drogas. Puede ser una estadía o varias visitas.',
        find: ['rehabilitación', 'desintoxicación', 'drogas', 'adicción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'visit-asked-by-patient',
      codes: [
        { system: 'SNOMED CT', code: '270427003' },
      ],
      en: {
        name: 'Visit asked for by the patient',
        about: 'A visit that the patient wanted. It is not one that the care team had planned.',
        find: ['appointment', 'doctor visit', 'walk in', 'patient initiated'],
      },
      es: {
        name: 'Visita solicitada por el paciente',
        about: 'Una visita que pidió el paciente. No es una que el equipo de atención ya tenía en los planes.',
        find: ['consulta', 'cita'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'visit-after-surgery',
      codes: [
        { system: 'SNOMED CT', code: '439740005', name: 'Postoperative follow-up visit (procedure)' },
        { system: 'SNOMED CT', code: '183646003', name: 'Postoperative visit (finding)' },
      ],
      broader: 'follow-up-visit',
      en: {
        name: 'Visit after surgery',
        about: 'A visit that comes after an operation. It is there to see how the body heals.',
        find: ['post-op', 'postoperative', 'follow up'],
      },
      es: {
        name: 'Visita después de una cirugía',
        about: 'Una visita que viene después de una operación. Es para ver cómo va sanando el cuerpo.',
        find: ['posoperatorio', 'operación', 'seguimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'admission-surgery',
      codes: [
        { system: 'SNOMED CT', code: '305408004' },
      ],
      broader: 'hospital-stay',
      en: {
        name: 'Stay on the surgery unit',
        about: 'A stay on the hospital unit for surgery. It is for people who have an operation, or who may need one.',
        find: ['admission', 'inpatient', 'operation', 'surgical ward'],
      },
      es: {
        name: 'Estadía en la unidad de cirugía',
        about: 'Una estadía en la parte del hospital para cirugía. Allí están las personas que se operan, o que tal vez lo necesitan.',
        find: ['internado', 'hospitalización', 'operación', 'cirugía'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'routine-check-up',
      codes: [
        { system: 'SNOMED CT', code: '86013001' },
      ],
      en: {
        name: 'Routine check-up',
        about: 'A planned visit to look at health as a whole. It is not because of one problem.',
        find: ['checkup', 'physical', 'annual visit', 'wellness visit', 'preventive'],
      },
      es: {
        name: 'Chequeo de rutina',
        about: 'Una visita planeada para ver la salud en general. No es por un solo problema.',
        find: ['revisión', 'control anual', 'chequeo general', 'prevención'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'visit-kind-unknown',
      codes: [
        { system: 'SNOMED CT', code: '261665006', name: 'Unknown (qualifier value)' },
      ],
      en: {
        name: 'Kind of visit not known',
        about: 'The kind of visit was not entered, or nobody knew it.',
        find: ['unknown'],
      },
      es: {
        name: 'Tipo de visita desconocido',
        about: 'El tipo de visita no se anotó, o no se sabía.',
        find: ['desconocido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'giving-birth',
      codes: [
        { system: 'SNOMED CT', code: '177184002', name: 'Normal delivery procedure (procedure)' },
      ],
      en: {
        name: 'Giving birth (vaginal delivery)',
        about: 'A baby is born through the birth canal. This is not a C-section, which is an operation.',
        find: ['delivery', 'labor', 'childbirth'],
      },
      es: {
        name: 'Parto vaginal',
        about: 'El bebé nace por la vagina. No es una cesárea, que es una operación.',
        find: ['nacimiento', 'dar a luz', 'parto'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'office-visit',
      codes: [
        { system: 'SNOMED CT', code: '316744009' },
      ],
      en: {
        name: 'Office visit',
        about: 'A visit with a care provider in an office or a clinic.',
        find: ['doctor visit', 'appointment', 'clinic'],
      },
      es: {
        name: 'Visita al consultorio',
        about: 'Una visita con un profesional de salud en un consultorio o una clínica.',
        find: ['consulta', 'cita', 'clínica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'emergency-hospital-stay-asthma',
      codes: [
        { system: 'SNOMED CT', code: '183478001' },
      ],
      broader: 'emergency-hospital-stay',
      en: {
        name: 'Emergency hospital stay for asthma',
        about: 'A hospital stay that was not planned. Asthma made it hard to breathe.',
        find: ['asthma attack', 'admission', 'inpatient', 'breathing'],
      },
      es: {
        name: 'Estadía de emergencia por asma',
        about: 'Una estadía en el hospital que no estaba en los planes. Con el asma era difícil respirar.',
        find: ['ataque de asma', 'internado', 'hospitalización', 'respirar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'home-visit',
      codes: [
        { system: 'SNOMED CT', code: '439708006' },
        { system: 'ActCode', code: 'HH', name: 'home health', source: 'HL7 v3 ActCode' },
      ],
      en: {
        name: 'Home visit',
        about: 'Care staff come to see a person at home.',
        find: ['house call', 'home care', 'visiting nurse'],
      },
      es: {
        name: 'Visita en casa',
        about: 'El personal de salud va a ver a la persona en casa.',
        find: ['visita a domicilio', 'atención en casa', 'enfermera en casa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'consultation',
      codes: [
        { system: 'SNOMED CT', code: '11429006', name: 'Consultation (procedure)' },
      ],
      en: {
        name: 'Consultation',
        about: 'A visit or a talk with a care provider. It is to get an opinion on a health question.',
        find: ['consult', 'second opinion', 'specialist', 'doctor visit'],
      },
      es: {
        name: 'Consulta',
        about: 'Una visita o una charla con un profesional de salud. Es para tener una opinión sobre algo de la salud.',
        find: ['opinión', 'especialista', 'cita'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-visit-first',
      codes: [
        { system: 'SNOMED CT', code: '170837001' },
      ],
      en: {
        name: 'First visit about an allergy',
        about: 'The first visit to look into an allergy. It is to find out what sets it off and what it does to the body.',
        find: ['allergy', 'allergist', 'allergy test'],
      },
      es: {
        name: 'Primera visita por una alergia',
        about: 'La primera visita para estudiar una alergia. Se busca qué la causa y qué le hace al cuerpo.',
        find: ['alergia', 'alergista', 'alergólogo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hospice-admission',
      codes: [
        { system: 'SNOMED CT', code: '305336008' },
      ],
      en: {
        name: 'Start of hospice care',
        about: 'Hospice is care for comfort near the end of life. It eases pain and helps the family too.',
        find: ['hospice', 'end of life', 'comfort care'],
      },
      es: {
        name: 'Inicio de la atención de hospicio',
        about: 'El hospicio es atención para dar alivio cerca del final de la vida. Calma el dolor y también ayuda a la familia.',
        find: ['hospicio', 'final de la vida', 'alivio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-visit-follow-up',
      codes: [
        { system: 'SNOMED CT', code: '170838006' },
      ],
      broader: 'follow-up-visit',
      en: {
        name: 'Follow-up visit about an allergy',
        about: 'A visit to see how a person with an allergy is doing. It also looks at how well the treatment works.',
        find: ['allergy', 'allergist', 'follow up'],
      },
      es: {
        name: 'Visita de seguimiento por una alergia',
        about: 'Una visita para ver cómo va una persona con una alergia. También se ve cómo le va el tratamiento.',
        find: ['alergia', 'alergista', 'alergólogo', 'seguimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'care-home-visit',
      codes: [
        { system: 'SNOMED CT', code: '210098006' },
      ],
      en: {
        name: 'Visit at a care home',
        about: 'A care provider sees a person who lives in a care home. That is a place with help for daily life.',
        find: ['rest home', 'assisted living', 'nursing home'],
      },
      es: {
        name: 'Visita en un hogar de atención',
        about: 'Un profesional de salud ve a una persona que vive en un hogar de atención. Es un lugar con ayuda para la vida diaria.',
        find: ['asilo', 'residencia', 'hogar de ancianos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'admission-bone-and-joint-planned',
      codes: [
        { system: 'SNOMED CT', code: '183495009' },
      ],
      broader: 'hospital-stay',
      en: {
        name: 'Planned stay on the bone and joint unit',
        about: 'A planned stay on the hospital unit for bones and joints. It can be for an operation.',
        find: ['orthopedic', 'orthopedics', 'admission', 'inpatient', 'joint surgery'],
      },
      es: {
        name: 'Estadía planeada en la unidad de huesos',
        about: 'La persona se queda en la parte del hospital que ve los huesos y las articulaciones. Así se planeó, y puede ser para operar.',
        find: ['ortopedia', 'internado', 'hospitalización', 'articulaciones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'admission-transplant',
      codes: [
        { system: 'SNOMED CT', code: '305432006' },
      ],
      broader: 'hospital-stay',
      en: {
        name: 'Stay on the transplant unit',
        about: 'A stay on the hospital unit for transplants. It cares for people before and after they get a new organ.',
        find: ['admission', 'inpatient', 'transplant'],
      },
      es: {
        name: 'Estadía en la unidad de trasplantes',
        about: 'Una estadía en la parte del hospital para trasplantes. Atiende a las personas antes y después de recibir un órgano.',
        find: ['internado', 'hospitalización', 'trasplante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'admission-intensive-care',
      codes: [
        { system: 'SNOMED CT', code: '305351004', name: 'Admission to intensive care unit (procedure)' },
      ],
      broader: 'hospital-stay',
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
      id: 'admission-skilled-nursing',
      codes: [
        { system: 'SNOMED CT', code: '449411000124106' },
      ],
      en: {
        name: 'Stay in a skilled nursing facility',
        about: 'A stay in a place with nurses and therapy. Many people go there to get stronger after a hospital stay.',
        find: ['nursing home', 'snf', 'rehab'],
      },
      es: {
        name: 'Estadía en un centro de enfermería especializada',
        about: 'Una estadía en un lugar con enfermeras y terapia. Muchas personas van allí para tomar fuerza después del hospital.',
        find: ['enfermería especializada', 'hogar de ancianos', 'rehabilitación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mental-health-visit-first',
      codes: [
        { system: 'SNOMED CT', code: '79094001' },
      ],
      en: {
        name: 'First mental health visit',
        about: 'A first talk about thoughts, mood, sleep and daily life. It helps to find out what kind of care may help.',
        find: ['psychiatry', 'psychiatrist', 'mental health', 'therapy'],
      },
      es: {
        name: 'Primera visita de salud mental',
        about: 'Se habla por primera vez de las ideas, el ánimo, el sueño y la vida diaria. Es para ver qué atención puede ayudar.',
        find: ['psiquiatra', 'psiquiatría', 'salud mental', 'terapia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'surgery-visit',
      codes: [
        { system: 'SNOMED CT', code: '387713003', name: 'Surgical procedure (procedure)' },
      ],
      en: {
        name: 'Surgery (operation)',
        about: 'An operation. A provider works on a part of the body, most often through a cut.',
        find: ['operation', 'procedure'],
      },
      es: {
        name: 'Cirugía (operación)',
        about: 'Una operación. Se trabaja en una parte del cuerpo, casi siempre con un corte.',
        find: ['operación', 'procedimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'admission-chest-surgery',
      codes: [
        { system: 'SNOMED CT', code: '305411003' },
      ],
      broader: 'admission-surgery',
      en: {
        name: 'Stay on the chest surgery unit',
        about: 'A stay on the hospital unit for surgery of the chest, as on the lungs.',
        find: ['thoracic surgery', 'lung surgery', 'admission', 'inpatient'],
      },
      es: {
        name: 'Estadía en la unidad de cirugía del pecho',
        about: 'Una estadía en la parte del hospital para operaciones en el pecho, como las de los pulmones.',
        find: ['cirugía torácica', 'pulmón', 'internado', 'hospitalización'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'observation-stay',
      codes: [
        { system: 'ActCode', code: 'OBSENC', name: 'observation encounter', source: 'HL7 v3 ActCode' },
      ],
      en: {
        name: 'Observation stay',
        about: 'A stay to watch how a health problem goes. It helps the care team see if the person needs to be admitted to the hospital.',
        find: ['hospital', 'under observation', 'watched'],
      },
      es: {
        name: 'Estadía en observación',
        about: 'Una estadía para ver cómo va un problema de salud. Ayuda al equipo de atención a ver si hace falta internar a la persona.',
        find: ['observación', 'hospital', 'internado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'short-stay',
      codes: [
        { system: 'ActCode', code: 'SS', name: 'short stay', source: 'HL7 v3 ActCode' },
      ],
      en: {
        name: 'Short stay',
        about: 'A stay that is planned to be short, most often less than a day.',
        find: ['day surgery', 'same day', 'outpatient'],
      },
      es: {
        name: 'Estadía corta',
        about: 'Una estadía planeada para ser corta, casi siempre de menos de un día.',
        find: ['cirugía del mismo día', 'ambulatorio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'before-hospital-stay',
      codes: [
        { system: 'ActCode', code: 'PRENC', name: 'pre-admission', source: 'HL7 v3 ActCode' },
      ],
      en: {
        name: 'Before a planned visit or stay (pre-admission)',
        about: 'A visit or a hospital stay that is planned for later. It is entered ahead of time, so that things are ready.',
        find: ['pre-op', 'preadmission', 'getting ready'],
      },
      es: {
        name: 'Antes de una visita o estadía planeada',
        about: 'Una visita o una estadía en el hospital que está planeada para después. Se anota antes, para dejar todo listo.',
        find: ['preadmisión', 'preoperatorio', 'preparación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'care-outside',
      codes: [
        { system: 'ActCode', code: 'FLD', name: 'field', source: 'HL7 v3 ActCode' },
      ],
      en: {
        name: 'Care outside a clinic or a home',
        about: 'Care in another place, such as at the site of an accident.',
        find: ['field', 'ambulance', 'accident'],
      },
      es: {
        name: 'Atención fuera de una clínica o una casa',
        about: 'Atención en otro lugar, como en el sitio de un accidente.',
        find: ['ambulancia', 'accidente'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
