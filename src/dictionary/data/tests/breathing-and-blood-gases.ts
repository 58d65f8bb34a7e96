import type { DictionaryFile } from '../../entry'

export default {
  topic: 'gases',
  entries: [
    {
      id: 'fev1-fvc',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '19926-5', name: 'FEV1/FVC' },
      ],
      units: ['%'],
      en: {
        name: 'FEV1/FVC (how fast the lungs let air out)',
        about: 'Shows how much of a full breath is blown out in the first second. It is measured by blowing into a tube as hard as one can.',
        find: ['spirometry', 'lung test', 'breathing test', 'asthma test', 'copd test'],
      },
      es: {
        name: 'FEV1/FVC (qué tan rápido sale el aire)',
        about: 'Muestra qué parte de todo el aire que se sopla sale en el primer segundo. Se mide al soplar en un tubo con toda la fuerza.',
        find: ['espirometría', 'prueba de los pulmones', 'asma', 'epoc'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'peak-flow',
      topic: 'other',
      codes: [
        { system: 'LOINC', code: '19935-6', name: 'Maximum expiratory gas flow Respiratory system airway by Peak flow meter' },
      ],
      units: ['L/min'],
      en: {
        name: 'Peak flow (how hard one can blow)',
        about: 'Shows how fast air comes out with one hard, quick blow into a small tool.',
        find: ['peak flow meter', 'asthma test', 'breathing test', 'lungs'],
      },
      es: {
        name: 'Flujo máximo (qué tan fuerte se sopla)',
        about: 'Muestra qué tan rápido sale el aire con un soplo fuerte y rápido en un medidor pequeño.',
        find: ['flujo espiratorio', 'prueba de asma', 'pulmones', 'soplar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ph-blood',
      codes: [
        { system: 'LOINC', code: '11558-4', name: 'pH of Blood' },
      ],
      units: ['[pH]'],
      en: {
        name: 'pH of the blood (how acid it is)',
        about: 'Shows the balance of acids in the blood. The lungs and the kidneys keep it steady.',
        find: ['blood gas', 'acid', 'abg'],
      },
      es: {
        name: 'pH de la sangre (qué tan ácida es)',
        about: 'Muestra el equilibrio de los ácidos en la sangre. Los pulmones y los riñones lo regulan.',
        find: ['gases en sangre', 'ácido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ph-blood-artery',
      codes: [
        { system: 'LOINC', code: '2744-1', name: 'pH of Arterial blood' },
      ],
      units: ['[pH]'],
      broader: 'ph-blood',
      en: {
        name: 'pH of blood from an artery (how acid it is)',
        about: 'Shows the balance of acids in blood from an artery. The lungs and the kidneys keep it steady.',
        find: ['blood gas', 'acid', 'abg', 'arterial'],
      },
      es: {
        name: 'pH de la sangre de una arteria',
        about: 'Muestra el equilibrio de los ácidos en sangre de una arteria. Los pulmones y los riñones lo regulan.',
        find: ['gases en sangre', 'ácido', 'arterial'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ph-blood-vein',
      codes: [
        { system: 'LOINC', code: '2746-6', name: 'pH of Venous blood' },
      ],
      units: ['[pH]'],
      broader: 'ph-blood',
      en: {
        name: 'pH of blood from a vein (how acid it is)',
        about: 'Shows the balance of acids in blood from a vein. The lungs and the kidneys keep it steady.',
        find: ['blood gas', 'acid', 'vbg', 'venous'],
      },
      es: {
        name: 'pH de la sangre de una vena',
        about: 'Muestra el equilibrio de los ácidos en sangre de una vena. Los pulmones y los riñones lo regulan.',
        find: ['gases en sangre', 'ácido', 'venosa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lactate-blood',
      codes: [
        { system: 'LOINC', code: '32693-4', name: 'Lactate [Moles/volume] in Blood' },
        { system: 'LOINC', code: '2524-7', name: 'Lactate [Moles/volume] in Serum or Plasma' },
      ],
      units: ['mmol/L'],
      en: {
        name: 'Lactate in the blood',
        about: 'Shows how much lactate is in the blood. The body makes it all the time, and more of it when cells run short of oxygen or muscles work hard.',
        find: ['lactic acid', 'blood gas'],
      },
      es: {
        name: 'Lactato en la sangre',
        about: 'Muestra cuánto lactato hay en la sangre. El cuerpo lo hace siempre, y más cuando falta oxígeno o los músculos trabajan mucho.',
        find: ['ácido láctico', 'gases en sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'base-excess-blood',
      codes: [
        { system: 'LOINC', code: '11555-0', name: 'Base excess in Blood by calculation' },
      ],
      units: ['mmol/L'],
      en: {
        name: 'Base excess (acid balance of the blood)',
        about: 'A number that helps show the balance of acids in the blood. It is worked out from other blood tests.',
        find: ['blood gas', 'acid', 'abg'],
      },
      es: {
        name: 'Exceso de base (equilibrio de ácidos)',
        about: 'Un número que ayuda a ver el equilibrio de los ácidos en la sangre. Se calcula con otras pruebas de sangre.',
        find: ['gases en sangre', 'ácido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'base-excess-blood-artery',
      codes: [
        { system: 'LOINC', code: '1925-7', name: 'Base excess in Arterial blood by calculation' },
      ],
      units: ['mmol/L'],
      broader: 'base-excess-blood',
      en: {
        name: 'Base excess in blood from an artery',
        about: 'A number that helps show the balance of acids in blood from an artery. It is worked out from other blood tests.',
        find: ['blood gas', 'acid', 'abg', 'arterial'],
      },
      es: {
        name: 'Exceso de base en sangre de una arteria',
        about: 'Un número que ayuda a ver el equilibrio de los ácidos en sangre de una arteria. Se calcula con otras pruebas de sangre.',
        find: ['gases en sangre', 'ácido', 'arterial'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxygen-pressure-blood',
      codes: [
        { system: 'LOINC', code: '11556-8', name: 'Oxygen [Partial pressure] in Blood' },
      ],
      units: ['mm[Hg]'],
      en: {
        name: 'Oxygen pressure in the blood (pO2)',
        about: 'Shows how much oxygen is dissolved in the blood, as a pressure. Oxygen comes into the blood in the lungs.',
        find: ['blood gas', 'po2', 'oxygen', 'abg', 'lungs'],
      },
      es: {
        name: 'Presión de oxígeno en la sangre (pO2)',
        about: 'Muestra cuánto oxígeno hay disuelto en la sangre, como una presión. El oxígeno entra a la sangre en los pulmones.',
        find: ['gases en sangre', 'po2', 'oxígeno', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxygen-pressure-blood-artery',
      codes: [
        { system: 'LOINC', code: '2703-7', name: 'Oxygen [Partial pressure] in Arterial blood' },
      ],
      units: ['mm[Hg]'],
      broader: 'oxygen-pressure-blood',
      en: {
        name: 'Oxygen pressure in blood from an artery (PaO2)',
        about: 'Shows how much oxygen is dissolved in blood from an artery, as a pressure. Oxygen comes into the blood in the lungs.',
        find: ['blood gas', 'pao2', 'oxygen', 'abg', 'lungs'],
      },
      es: {
        name: 'Presión de oxígeno en sangre de arteria (PaO2)',
        about: 'Muestra cuánto oxígeno hay disuelto en sangre de una arteria, como una presión. El oxígeno entra a la sangre en los pulmones.',
        find: ['gases en sangre', 'pao2', 'oxígeno', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'carbon-dioxide-pressure-blood',
      codes: [
        { system: 'LOINC', code: '11557-6', name: 'Carbon dioxide [Partial pressure] in Blood' },
      ],
      units: ['mm[Hg]'],
      en: {
        name: 'Carbon dioxide pressure in the blood (pCO2)',
        about: 'Shows how much carbon dioxide is in the blood, as a pressure. It is a waste gas that leaves the body with each breath.',
        find: ['blood gas', 'pco2', 'co2', 'abg', 'lungs'],
      },
      es: {
        name: 'Presión de dióxido de carbono en sangre (pCO2)',
        about: 'Muestra cuánto dióxido de carbono hay en la sangre, como una presión. Es un gas de desecho que sale al respirar.',
        find: ['gases en sangre', 'pco2', 'co2', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'carbon-dioxide-pressure-blood-artery',
      codes: [
        { system: 'LOINC', code: '2019-8', name: 'Carbon dioxide [Partial pressure] in Arterial blood' },
      ],
      units: ['mm[Hg]'],
      broader: 'carbon-dioxide-pressure-blood',
      en: {
        name: 'Carbon dioxide pressure, artery (PaCO2)',
        about: 'Shows how much carbon dioxide is in blood from an artery, as a pressure. It is a waste gas that leaves the body with each breath.',
        find: ['blood gas', 'paco2', 'co2', 'abg', 'lungs'],
      },
      es: {
        name: 'Presión de dióxido de carbono, arteria (PaCO2)',
        about: 'Muestra cuánto dióxido de carbono hay en sangre de una arteria, como una presión. Es un gas de desecho que sale al respirar.',
        find: ['gases en sangre', 'paco2', 'co2', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'carbon-dioxide-pressure-blood-vein',
      codes: [
        { system: 'LOINC', code: '2021-4', name: 'Carbon dioxide [Partial pressure] in Venous blood' },
      ],
      units: ['mm[Hg]'],
      broader: 'carbon-dioxide-pressure-blood',
      en: {
        name: 'Carbon dioxide pressure, vein (PvCO2)',
        about: 'Shows how much carbon dioxide is in blood from a vein, as a pressure. It is a waste gas that leaves the body with each breath.',
        find: ['blood gas', 'pvco2', 'co2', 'vbg', 'lungs'],
      },
      es: {
        name: 'Presión de dióxido de carbono, vena (PvCO2)',
        about: 'Muestra cuánto dióxido de carbono hay en sangre de una vena, como una presión. Es un gas de desecho que sale al respirar.',
        find: ['gases en sangre', 'pvco2', 'co2', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bicarbonate-blood-artery',
      codes: [
        { system: 'LOINC', code: '1960-4', name: 'Bicarbonate [Moles/volume] in Arterial blood' },
      ],
      units: ['mmol/L', 'meq/L'],
      broader: 'bicarbonate-blood',
      en: {
        name: 'Bicarbonate in blood from an artery',
        about: 'Shows how much bicarbonate is in blood from an artery. It helps keep the acids of the body in balance.',
        find: ['hco3', 'blood gas', 'acid', 'abg'],
      },
      es: {
        name: 'Bicarbonato en sangre de una arteria',
        about: 'Muestra cuánto bicarbonato hay en sangre de una arteria. Ayuda a tener en equilibrio los ácidos del cuerpo.',
        find: ['hco3', 'gases en sangre', 'ácido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxygen-saturation-blood',
      codes: [
        { system: 'LOINC', code: '20564-1', name: 'Oxygen saturation in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'Oxygen in a blood sample (saturation)',
        about: 'Shows how much oxygen the sample of blood carries. It is a share of all the oxygen that this blood could carry.',
        find: ['oxygen level', 'oxygen saturation', 'blood gas'],
      },
      es: {
        name: 'Oxígeno en una muestra de sangre (saturación)',
        about: 'Muestra cuánto oxígeno lleva la muestra de sangre, de todo el que podría llevar.',
        find: ['nivel de oxígeno', 'saturación', 'gases en sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'inhaled-oxygen-flow',
      codes: [
        { system: 'LOINC', code: '3151-8', name: 'Inhaled oxygen flow rate' },
      ],
      units: ['L/min'],
      en: {
        name: 'Oxygen breathed in (flow)',
        about: 'Tells how much extra oxygen flows each minute. A person may breathe it through a mask or a small tube at the nose.',
        find: ['oxygen therapy', 'nasal cannula', 'oxygen flow', 'liters'],
      },
      es: {
        name: 'Oxígeno que se da (flujo)',
        about: 'Dice cuánto oxígeno extra pasa cada minuto. Se puede respirar con una máscara o con un tubito en la nariz.',
        find: ['oxigenoterapia', 'cánula nasal', 'flujo de oxígeno', 'litros'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'inhaled-oxygen-share',
      codes: [
        { system: 'LOINC', code: '3150-0', name: 'Inhaled oxygen concentration' },
      ],
      units: ['%'],
      en: {
        name: 'Oxygen breathed in (share of the air)',
        about: 'Tells how much of the air that a person breathes in is oxygen. It is noted when extra oxygen is given or the blood is tested.',
        find: ['fio2', 'oxygen therapy', 'breathing machine'],
      },
      es: {
        name: 'Oxígeno que se respira (parte del aire)',
        about: 'Dice qué parte del aire que respira una persona es oxígeno. Se anota cuando se da oxígeno extra o se hace una prueba de sangre.',
        find: ['fio2', 'oxigenoterapia', 'respirador'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ventilator-peep',
      codes: [
        { system: 'LOINC', code: '20077-4', name: 'Positive end expiratory pressure setting Ventilator' },
      ],
      units: ['cm[H2O]'],
      en: {
        name: 'Breathing machine: pressure kept in the lungs',
        about: 'A setting of a breathing machine. It is the pressure that keeps the lungs a little open at the end of each breath.',
        find: ['peep', 'ventilator', 'respirator'],
      },
      es: {
        name: 'Respirador: presión que queda en los pulmones',
        about: 'Un ajuste del respirador. Es la presión que deja los pulmones un poco abiertos al final de cada respiración.',
        find: ['peep', 'ventilador', 'máquina para respirar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ventilator-mode',
      codes: [
        { system: 'LOINC', code: '20124-4', name: 'Ventilation mode Ventilator' },
      ],
      en: {
        name: 'Breathing machine: how it helps (mode)',
        about: 'Tells in which way a breathing machine is set to help with each breath.',
        find: ['ventilator mode', 'respirator'],
      },
      es: {
        name: 'Respirador: cómo ayuda (modo)',
        about: 'Dice de qué forma está puesto el respirador. Esta máquina ayuda a respirar.',
        find: ['modo ventilatorio', 'ventilador', 'máquina para respirar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ventilator-tidal-volume',
      codes: [
        { system: 'LOINC', code: '20112-9', name: 'Tidal volume setting Ventilator' },
      ],
      units: ['mL'],
      en: {
        name: 'Breathing machine: air with each breath',
        about: 'A setting of a breathing machine. It is how much air the machine gives with each breath.',
        find: ['tidal volume', 'ventilator', 'respirator'],
      },
      es: {
        name: 'Respirador: aire de cada respiración',
        about: 'Un ajuste del respirador. Es cuánto aire da la máquina en cada respiración.',
        find: ['volumen corriente', 'volumen tidal', 'ventilador', 'máquina para respirar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-gas-panel-artery',
      codes: [
        { system: 'LOINC', code: '24336-0', name: 'Gas panel - Arterial blood' },
      ],
      en: {
        name: 'Blood gases from an artery',
        about: 'A group of tests on blood from an artery. They show oxygen, carbon dioxide and the balance of acids in the blood.',
        find: ['abg', 'arterial blood gas', 'oxygen', 'lungs', 'co2'],
      },
      es: {
        name: 'Gases en sangre de una arteria',
        about: 'Un grupo de pruebas con sangre de una arteria. Muestran el oxígeno, el dióxido de carbono y el equilibrio de los ácidos.',
        find: ['gasometría', 'oxígeno', 'pulmones', 'co2', 'gases arteriales'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
