import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'hives',
      codes: [
        { system: 'SNOMED CT', code: '247472004', name: 'Weal (disorder)' },
        { system: 'SNOMED CT', code: '126485001', name: 'Urticaria (disorder)' },
      ],
      en: {
        name: 'Hives (raised, itchy bumps on the skin)',
        about: 'Raised bumps or patches on the skin that often itch. They can come up fast, move around and fade.',
        find: ['welts', 'wheals', 'urticaria', 'itchy bumps'],
      },
      es: {
        name: 'Ronchas (urticaria)',
        about: 'Bultos o manchas en la piel que muchas veces dan comezón. Pueden salir rápido, cambiar de lugar y quitarse.',
        find: ['urticaria', 'habones', 'comezón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'skin-rash',
      codes: [
        { system: 'SNOMED CT', code: '271807003', name: 'Eruption of skin (disorder)' },
      ],
      en: {
        name: 'Skin rash',
        about: 'A change in how the skin looks or feels. It can be spots, bumps or dry patches.',
        find: ['rash', 'eruption', 'red skin', 'spots'],
      },
      es: {
        name: 'Sarpullido',
        about: 'Un cambio en cómo se ve o se siente la piel. Pueden ser manchas, granitos o partes secas.',
        find: ['erupción', 'salpullido', 'piel roja', 'manchas', 'granitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'itchy-runny-nose-and-eyes',
      codes: [
        { system: 'SNOMED CT', code: '878820003' },
      ],
      en: {
        name: 'Itchy, runny nose and eyes',
        about: 'The nose runs or itches, and the eyes are red, wet or itchy. It is much like hay fever.',
        find: ['hay fever', 'rhinoconjunctivitis', 'runny nose', 'watery eyes'],
      },
      es: {
        name: 'Comezón y escurrimiento de nariz y ojos',
        about: 'La nariz escurre o da comezón, y los ojos están rojos, llorosos o con comezón. Se parece a la fiebre del heno.',
        find: ['fiebre del heno', 'rinoconjuntivitis', 'nariz', 'ojos llorosos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'shortness-of-breath',
      codes: [
        { system: 'SNOMED CT', code: '267036007', name: 'Dyspnea (finding)' },
      ],
      en: {
        name: 'Shortness of breath',
        about: 'It feels hard to breathe or to get enough air.',
        find: ['dyspnea', 'trouble breathing', 'breathless', 'hard to breathe'],
      },
      es: {
        name: 'Falta de aire',
        about: 'Cuesta respirar, o se siente que no entra aire suficiente.',
        find: ['disnea', 'dificultad para respirar', 'ahogo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'angioedema-allergic',
      codes: [
        { system: 'SNOMED CT', code: '402387002' },
      ],
      broader: 'angioedema',
      en: {
        name: 'Swelling under the skin from an allergy',
        about: 'Swelling deep in the skin because of an allergy. It is often in the lips, the eyelids, the face or the throat.',
        find: ['angioedema', 'swollen lips', 'swollen face', 'swelling'],
      },
      es: {
        name: 'Hinchazón bajo la piel por una alergia',
        about: 'Hinchazón profunda en la piel por una alergia. Muchas veces es en los labios, los párpados, la cara o la garganta.',
        find: ['angioedema', 'labios hinchados', 'cara hinchada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'angioedema',
      codes: [
        { system: 'SNOMED CT', code: '41291007', name: 'Angioedema (disorder)' },
      ],
      en: {
        name: 'Angioedema (swelling under the skin)',
        about: 'Swelling deep in the skin. It is often in the lips, the eyelids, the face or the throat.',
        find: ['swollen lips', 'swollen face', 'swelling'],
      },
      es: {
        name: 'Angioedema (hinchazón bajo la piel)',
        about: 'Hinchazón profunda en la piel. Muchas veces es en los labios, los párpados, la cara o la garganta.',
        find: ['labios hinchados', 'cara hinchada', 'hinchazón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'anaphylaxis',
      codes: [
        { system: 'SNOMED CT', code: '39579001', name: 'Anaphylaxis (disorder)' },
      ],
      en: {
        name: 'Anaphylaxis (sudden whole-body allergic reaction)',
        about: 'The whole body reacts at once to what a person is allergic to. It can get hard to breathe and blood pressure can drop: it is treated as an emergency.',
        find: ['allergic shock', 'anaphylactic', 'epipen', 'allergic reaction'],
      },
      es: {
        name: 'Anafilaxia (reacción alérgica repentina)',
        about: 'Todo el cuerpo reacciona de golpe a algo que da alergia. Puede costar respirar y bajar la presión: se trata como una emergencia.',
        find: ['choque anafiláctico', 'shock', 'reacción alérgica', 'epipen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cough',
      codes: [
        { system: 'SNOMED CT', code: '49727002', name: 'Cough (finding)' },
      ],
      en: {
        name: 'Cough',
        about: 'Air is pushed out of the lungs in a quick burst. It helps clear the throat and the airways.',
        find: ['coughing'],
      },
      es: {
        name: 'Tos',
        about: 'El aire sale de golpe de los pulmones. Así se limpian la garganta y las vías del aire.',
        find: ['toser'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'itching',
      codes: [
        { system: 'SNOMED CT', code: '418290006', name: 'Itching (finding)' },
        { system: 'SNOMED CT', code: '418363000', name: 'Itching of skin (finding)' },
        { system: 'SNOMED CT', code: '279333002', name: 'Pruritic disorder (disorder)' },
      ],
      en: {
        name: 'Itching',
        about: 'A feeling that makes a person want to scratch. It can be in one place or all over.',
        find: ['itchy skin', 'pruritus', 'scratch'],
      },
      es: {
        name: 'Comezón (picazón)',
        about: 'Una sensación que da ganas de rascarse. Puede ser en un lugar o en todo el cuerpo.',
        find: ['picazón', 'prurito', 'rascarse'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vomiting',
      codes: [
        { system: 'SNOMED CT', code: '300359004', name: 'Finding of vomiting (finding)' },
        { system: 'SNOMED CT', code: '422400008', name: 'Vomiting (disorder)' },
      ],
      en: {
        name: 'Vomiting (throwing up)',
        about: 'What is in the stomach comes back up through the mouth.',
        find: ['throwing up', 'puking', 'emesis'],
      },
      es: {
        name: 'Vómito',
        about: 'Lo que hay en el estómago vuelve a salir por la boca.',
        find: ['vomitar', 'devolver', 'vómitos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diarrhea',
      codes: [
        { system: 'SNOMED CT', code: '62315008', name: 'Diarrhea (finding)' },
      ],
      en: {
        name: 'Diarrhea (loose stools)',
        about: 'Stools are loose or like water, and they come more often.',
        find: ['loose stools', 'runny stools', 'the runs'],
      },
      es: {
        name: 'Diarrea',
        about: 'El excremento sale aguado o líquido, y más veces.',
        find: ['excremento aguado', 'soltura', 'chorrillo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'skin-reaction',
      codes: [
        { system: 'SNOMED CT', code: '21626009', name: 'Cutaneous hypersensitivity (disorder)' },
      ],
      en: {
        name: 'Skin reaction from a sensitivity',
        about: 'The skin reacts to something that it is sensitive to. It can turn red, itch or swell.',
        find: ['skin allergy', 'sensitivity', 'red skin'],
      },
      es: {
        name: 'Reacción de la piel por sensibilidad',
        about: 'La piel reacciona a algo a lo que es sensible. Puede ponerse roja, dar comezón o hincharse.',
        find: ['alergia en la piel', 'piel roja', 'sensibilidad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'runny-nose',
      codes: [
        { system: 'SNOMED CT', code: '267101005' },
      ],
      en: {
        name: 'Runny nose',
        about: 'Fluid runs from the nose. It can be thin like water, or thick.',
        find: ['drippy nose', 'nasal discharge'],
      },
      es: {
        name: 'Escurrimiento de la nariz',
        about: 'Sale líquido de la nariz. Puede ser claro como el agua, o espeso.',
        find: ['moqueo', 'mocos', 'nariz que escurre', 'secreción nasal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nausea',
      codes: [
        { system: 'SNOMED CT', code: '422587007', name: 'Nausea (finding)' },
      ],
      en: {
        name: 'Nausea (feeling sick to the stomach)',
        about: 'The stomach feels upset, as if the person may throw up.',
        find: ['queasy', 'sick to the stomach', 'upset stomach'],
      },
      es: {
        name: 'Náusea (ganas de vomitar)',
        about: 'El estómago se siente revuelto, como si la persona fuera a vomitar.',
        find: ['asco', 'ganas de vomitar', 'náuseas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sneezing',
      codes: [
        { system: 'SNOMED CT', code: '76067001', name: 'Sneezing (finding)' },
      ],
      en: {
        name: 'Sneezing',
        about: 'Air bursts out through the nose and mouth. It happens when the inside of the nose is tickled.',
        find: ['sneeze'],
      },
      es: {
        name: 'Estornudos',
        about: 'El aire sale de golpe por la nariz y la boca. Pasa cuando algo molesta dentro de la nariz.',
        find: ['estornudar', 'estornudo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'wheezing',
      codes: [
        { system: 'SNOMED CT', code: '56018004', name: 'Wheezing (finding)' },
      ],
      en: {
        name: 'Wheezing (a whistling breath)',
        about: 'A whistling sound when breathing. It comes from airways that are narrow.',
        find: ['whistling breath', 'asthma', 'tight airways'],
      },
      es: {
        name: 'Silbido al respirar (sibilancias)',
        about: 'Un sonido como un silbido al respirar. Viene de vías del aire estrechas.',
        find: ['sibilancias', 'pitido', 'chillido en el pecho', 'asma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'belly-pain',
      codes: [
        { system: 'SNOMED CT', code: '21522001', name: 'Abdominal pain (finding)' },
      ],
      en: {
        name: 'Belly pain (abdominal pain)',
        about: 'Pain between the chest and the hips.',
        find: ['stomach ache', 'stomach pain', 'cramps', 'tummy ache'],
      },
      es: {
        name: 'Dolor de barriga (dolor abdominal)',
        about: 'Dolor entre el pecho y las caderas.',
        find: ['dolor de estómago', 'dolor de panza', 'cólicos', 'dolor abdominal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pain',
      codes: [
        { system: 'SNOMED CT', code: '22253000', name: 'Pain (finding)' },
      ],
      en: {
        name: 'Pain',
        about: 'Something hurts. The code does not say where.',
        find: ['ache', 'hurt', 'sore'],
      },
      es: {
        name: 'Dolor',
        about: 'Algo duele. El código no dice dónde.',
        find: ['doler', 'molestia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dizziness',
      codes: [
        { system: 'SNOMED CT', code: '404640003', name: 'Dizziness (finding)' },
      ],
      en: {
        name: 'Dizziness',
        about: 'The person feels faint or unsteady, or the room seems to spin.',
        find: ['dizzy', 'lightheaded', 'vertigo'],
      },
      es: {
        name: 'Mareo',
        about: 'La persona se siente débil o sin equilibrio, o todo parece dar vueltas.',
        find: ['mareado', 'vértigo', 'vahído'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blisters',
      codes: [
        { system: 'SNOMED CT', code: '271759003', name: 'Bullous eruption (disorder)' },
      ],
      en: {
        name: 'Rash with blisters',
        about: 'Bubbles on the skin that are full of fluid.',
        find: ['blister', 'bullous eruption', 'rash'],
      },
      es: {
        name: 'Sarpullido con ampollas',
        about: 'Bolsitas llenas de líquido en la piel.',
        find: ['ampollas', 'erupción con ampollas', 'vejigas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bronchospasm',
      codes: [
        { system: 'SNOMED CT', code: '4386001', name: 'Bronchospasm (finding)' },
      ],
      en: {
        name: 'Bronchospasm (airways squeeze tight)',
        about: 'Muscles around the airways in the lungs squeeze. Then less air gets through, and it is hard to breathe.',
        find: ['tight airways', 'asthma', 'trouble breathing'],
      },
      es: {
        name: 'Broncoespasmo (las vías del aire se cierran)',
        about: 'Los músculos de las vías del aire se aprietan. Entonces pasa menos aire, y cuesta respirar.',
        find: ['bronquios cerrados', 'asma', 'dificultad para respirar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rhinitis',
      codes: [
        { system: 'SNOMED CT', code: '70076002', name: 'Rhinitis (disorder)' },
      ],
      en: {
        name: 'Rhinitis (stuffy or runny nose)',
        about: 'The inside of the nose is swollen. It can be stuffy, runny or itchy.',
        find: ['stuffy nose', 'runny nose', 'hay fever'],
      },
      es: {
        name: 'Rinitis (nariz tapada o que escurre)',
        about: 'La nariz está hinchada por dentro. Puede estar tapada, escurrir o dar comezón.',
        find: ['nariz tapada', 'escurrimiento', 'fiebre del heno'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'conjunctivitis',
      codes: [
        { system: 'SNOMED CT', code: '9826008', name: 'Conjunctivitis (disorder)' },
      ],
      en: {
        name: 'Conjunctivitis (pink eye)',
        about: 'The thin layer over the white of the eye is red and swollen. The eye can itch, water or have a discharge.',
        find: ['pink eye', 'red eye', 'watery eyes'],
      },
      es: {
        name: 'Conjuntivitis (ojo rojo)',
        about: 'La capa fina sobre lo blanco del ojo está roja e hinchada. El ojo puede dar comezón, llorar o tener lagañas.',
        find: ['ojo rojo', 'ojos llorosos', 'lagañas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'headache',
      codes: [
        { system: 'SNOMED CT', code: '25064002', name: 'Headache (finding)' },
      ],
      en: {
        name: 'Headache',
        about: 'Pain in the head.',
        find: ['head pain', 'head hurts'],
      },
      es: {
        name: 'Dolor de cabeza',
        about: 'Dolor en la cabeza.',
        find: ['cefalea', 'jaqueca'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fatigue',
      codes: [
        { system: 'SNOMED CT', code: '84229001', name: 'Fatigue (finding)' },
      ],
      en: {
        name: 'Fatigue (feeling very tired)',
        about: 'The person feels very tired or worn out.',
        find: ['tired', 'exhausted', 'no energy'],
      },
      es: {
        name: 'Fatiga (mucho cansancio)',
        about: 'La persona siente mucho cansancio o pocas fuerzas.',
        find: ['cansancio', 'agotamiento', 'sin energía'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chest-pain',
      codes: [
        { system: 'SNOMED CT', code: '29857009', name: 'Chest pain (finding)' },
      ],
      en: {
        name: 'Chest pain',
        about: 'Pain, pressure or an ache in the chest. It can have many causes.',
        find: ['chest hurts', 'chest pressure'],
      },
      es: {
        name: 'Dolor de pecho',
        about: 'Dolor o presión en el pecho. Puede tener muchas causas.',
        find: ['pecho', 'presión en el pecho', 'dolor torácico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'face-swelling',
      codes: [
        { system: 'SNOMED CT', code: '278528006', name: 'Facial swelling (finding)' },
      ],
      en: {
        name: 'Swelling of the face',
        about: 'The face, or a part of it, is swollen.',
        find: ['swollen face', 'puffy face', 'swollen lips'],
      },
      es: {
        name: 'Hinchazón de la cara',
        about: 'La cara está hinchada, toda o una parte.',
        find: ['cara hinchada', 'labios hinchados'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'eczema',
      codes: [
        { system: 'SNOMED CT', code: '43116000', name: 'Eczema (disorder)' },
      ],
      en: {
        name: 'Eczema (dry, itchy skin)',
        about: 'The skin is dry, itchy and irritated. It can crack, peel or weep.',
        find: ['dermatitis', 'itchy skin', 'dry skin', 'rash'],
      },
      es: {
        name: 'Eccema (piel seca con comezón)',
        about: 'La piel está seca, irritada y con comezón. Puede partirse, pelarse o soltar líquido.',
        find: ['eczema', 'dermatitis', 'comezón', 'piel seca'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'atopic-dermatitis',
      codes: [
        { system: 'SNOMED CT', code: '24079001', name: 'Atopic dermatitis (disorder)' },
      ],
      broader: 'eczema',
      en: {
        name: 'Atopic dermatitis (a kind of eczema)',
        about: 'Dry, itchy patches of skin that come and go. It often starts in childhood, and often allergies run in the family.',
        find: ['eczema', 'itchy skin', 'dry skin', 'rash'],
      },
      es: {
        name: 'Dermatitis atópica (un tipo de eccema)',
        about: 'Partes de la piel secas y con comezón, que van y vienen. Muchas veces empieza en la niñez, y es común si en la familia hay alergias.',
        find: ['eccema', 'eczema', 'comezón', 'piel seca'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'throat-pain',
      codes: [
        { system: 'SNOMED CT', code: '162397003', name: 'Pain in throat (finding)' },
      ],
      en: {
        name: 'Throat pain',
        about: 'The throat hurts or feels raw.',
        find: ['sore throat'],
      },
      es: {
        name: 'Dolor de garganta',
        about: 'La garganta duele o arde.',
        find: ['garganta', 'ardor de garganta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fever',
      codes: [
        { system: 'SNOMED CT', code: '386661006', name: 'Fever (finding)' },
      ],
      en: {
        name: 'Fever',
        about: 'The body is hotter than it is most of the time.',
        find: ['temperature', 'high temperature', 'hot'],
      },
      es: {
        name: 'Fiebre',
        about: 'El cuerpo está más caliente que de costumbre.',
        find: ['calentura', 'temperatura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'seizure',
      codes: [
        { system: 'SNOMED CT', code: '91175000', name: 'Seizure (finding)' },
      ],
      en: {
        name: 'Seizure',
        about: 'A burst of signals in the brain that the body cannot control. It can make a person shake, stiffen or stare.',
        find: ['convulsion', 'fit', 'shaking'],
      },
      es: {
        name: 'Convulsión',
        about: 'El cerebro manda de golpe muchas señales sin control. El cuerpo puede temblar o ponerse duro, o la mirada queda fija.',
        find: ['convulsiones', 'ataque', 'crisis epiléptica'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fainting',
      codes: [
        { system: 'SNOMED CT', code: '271594007', name: 'Syncope (disorder)' },
      ],
      en: {
        name: 'Fainting (syncope)',
        about: 'The person passes out for a short time, because too little blood gets to the brain.',
        find: ['passing out', 'blackout', 'syncope'],
      },
      es: {
        name: 'Desmayo (síncope)',
        about: 'La persona se desmaya por poco tiempo, porque llega poca sangre al cerebro.',
        find: ['desmayarse', 'síncope', 'perder el conocimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-blood-pressure',
      codes: [
        { system: 'SNOMED CT', code: '45007003', name: 'Low blood pressure (disorder)' },
      ],
      en: {
        name: 'Low blood pressure',
        about: 'The blood moves through the blood vessels with less force than expected.',
        find: ['hypotension', 'pressure'],
      },
      es: {
        name: 'Presión baja',
        about: 'La sangre pasa por los vasos con menos fuerza de lo esperado.',
        find: ['hipotensión', 'presión arterial'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'palpitations',
      codes: [
        { system: 'SNOMED CT', code: '80313002', name: 'Palpitations (finding)' },
      ],
      en: {
        name: 'Palpitations (feeling the heartbeat)',
        about: 'The person feels the heart beat fast, hard or out of step.',
        find: ['racing heart', 'heart pounding', 'fluttering'],
      },
      es: {
        name: 'Palpitaciones (sentir el latido)',
        about: 'La persona siente que el corazón late rápido, fuerte o sin ritmo.',
        find: ['latidos fuertes', 'corazón acelerado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fast-heartbeat',
      codes: [
        { system: 'SNOMED CT', code: '3424008', name: 'Tachycardia (finding)' },
      ],
      en: {
        name: 'Fast heartbeat (tachycardia)',
        about: 'The heart beats faster than expected.',
        find: ['racing heart', 'rapid pulse', 'tachycardia'],
      },
      es: {
        name: 'Latido rápido (taquicardia)',
        about: 'El corazón late más rápido de lo esperado.',
        find: ['taquicardia', 'corazón acelerado', 'pulso rápido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tight-chest',
      codes: [
        { system: 'SNOMED CT', code: '23924001', name: 'Tight chest (finding)' },
      ],
      en: {
        name: 'Tight chest',
        about: 'The chest feels tight, as if a band were pulled around it.',
        find: ['chest tightness', 'chest pressure'],
      },
      es: {
        name: 'Pecho apretado',
        about: 'El pecho se siente apretado, como si tuviera una faja.',
        find: ['opresión en el pecho', 'presión en el pecho'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'high-potassium-medicine',
      codes: [
        { system: 'SNOMED CT', code: '237849008' },
      ],
      en: {
        name: 'High potassium from a medicine',
        about: 'A medicine has raised the potassium in the blood. Potassium is a mineral that helps nerves and muscles work.',
        find: ['hyperkalemia', 'potassium'],
      },
      es: {
        name: 'Potasio alto por una medicina',
        about: 'Una medicina ha subido el potasio en la sangre. El potasio es un mineral que ayuda a los nervios y a los músculos.',
        find: ['hiperpotasemia', 'hiperkalemia', 'potasio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
