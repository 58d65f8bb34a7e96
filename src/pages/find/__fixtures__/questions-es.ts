import { questionsIn } from './asked-question'

/** Questions in Spanish to the people of the sandbox, misspelt ones among them, and what the record answers. */
export const spanishQuestions = questionsIn(`
walter | última a1c | 6.7 % el 22 de julio, por encima del rango del laboratorio (4 a 5.6 %). [walter-visit-60-hba1c]
walter | ¿Cuál fue mi última A1c? | 6.7 % el 22 de julio, por encima del rango del laboratorio (4 a 5.6 %). [walter-visit-60-hba1c]
walter | última hemoglobina glucosilada | 6.7 % el 22 de julio, por encima del rango del laboratorio (4 a 5.6 %). [walter-visit-60-hba1c]
walter | último egfr | 47 el 22 de julio, por debajo del rango del laboratorio (60 o más). [walter-visit-60-egfr]
walter | última función del riñón | 47 el 22 de julio, por debajo del rango del laboratorio (60 o más). [walter-visit-60-egfr]
walter | ¿Cuál es mi creatinina? | 1.51 el 22 de julio, por encima del rango del laboratorio (0.6 a 1.3). [walter-visit-60-creatinine]
walter | última creatinina | 1.51 el 22 de julio, por encima del rango del laboratorio (0.6 a 1.3). [walter-visit-60-creatinine]
walter | ultima ceatinina | 1.51 el 22 de julio, por encima del rango del laboratorio (0.6 a 1.3). [walter-visit-60-creatinine]
walter | última presión arterial | 139/78 el 21 de septiembre. Medido en casa. [walter-home-100-pressure]
walter | última presion | 139/78 el 21 de septiembre. Medido en casa. [walter-home-100-pressure]
walter | ¿qué tan alta está mi presión? | 139/78 el 21 de septiembre. Medido en casa. [walter-home-100-pressure]
walter | última glucosa | 133 el 22 de julio, por encima del rango del laboratorio (70 a 99). [walter-visit-60-glucose]
walter | ¿Cuánto tengo de azúcar? | 133 el 22 de julio, por encima del rango del laboratorio (70 a 99). [walter-visit-60-glucose]
walter | último colesterol | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | ¿Cuál es mi colesterol? | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | último colestrol | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | último colesterol total | 156 el 22 de abril, dentro del rango del laboratorio (200 o menos). [walter-visit-59-cholesterol]
walter | colesterol más reciente | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | últimos triglicéridos | 168 el 22 de abril, por encima del rango del laboratorio (150 o menos). [walter-visit-59-triglyceride]
walter | último triglicerido | 168 el 22 de abril, por encima del rango del laboratorio (150 o menos). [walter-visit-59-triglyceride]
walter | última hemoglobina | 13.2 el 22 de julio, dentro del rango del laboratorio (12 a 17.5). [walter-visit-60-hemoglobin]
walter | últimas plaquetas | 251 el 22 de julio, dentro del rango del laboratorio (150 a 400). [walter-visit-60-platelets]
walter | último sodio | 140 el 22 de julio, dentro del rango del laboratorio (135 a 145). [walter-visit-60-sodium]
walter | último calcio | 9.6 el 22 de julio, dentro del rango del laboratorio (8.6 a 10.2). [walter-visit-60-calcium]
walter | último potasio | “The sample could not be measured: the blood cells had broken. Please give a new sample.” No se pudo medir el 3 de septiembre. El último valor: 4.3, el 22 de julio, dentro del rango del laboratorio (3.5 a 5.1). [walter-visit-60-potassium walter-potassium-spoiled]
walter | ¿Cuánto peso? | 90 el 22 de julio. [walter-visit-60-weight]
walter | ¿Cuánto mido? | 174.5 el 22 de octubre de 2025. [walter-visit-57-height]
walter | mi último peso | 90 el 22 de julio. [walter-visit-60-weight]
walter | última frecuencia cardíaca | 67 el 22 de julio. [walter-visit-60-rate]
walter | última psa | Menos de 0.1 el 3 de agosto de 2016, dentro del rango del laboratorio (4 o menos). [walter-psa-2016]
walter | último inr | 2.5 el 21 de enero de 2022. “Target while on warfarin: 2 to 3”. [walter-inr-9]
walter | última vitamina d | none: nothingNamed
walter | última tsh | none: nothingNamed
walter | ¿Cuándo fue mi última a1c? | 6.7 % el 22 de julio, por encima del rango del laboratorio (4 a 5.6 %). [walter-visit-60-hba1c]
walter | ¿Cuándo fue mi última prueba de colesterol? | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | fecha de mi última psa | Menos de 0.1 el 3 de agosto de 2016, dentro del rango del laboratorio (4 o menos). [walter-psa-2016]
walter | ¿Cuándo fue mi vacuna de la gripe? | 14 dosis en este registro. La última, el 10 de octubre de 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | ¿Cuándo fue mi última vacuna contra la gripe? | 14 dosis en este registro. La última, el 10 de octubre de 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | ¿Cuándo me pusieron la vacuna de la gripe? | 14 dosis en este registro. La última, el 10 de octubre de 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | ¿Cuándo me vacuné contra la gripe? | 14 dosis en este registro. La última, el 10 de octubre de 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | ¿cuando fue mi bacuna de la gripe? | 14 dosis en este registro. La última, el 10 de octubre de 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | ¿Cuándo me vacunaron contra el herpes zóster? | 2 de 2 dosis puestas. La última, el 16 de mayo de 2019. [walter-shingles-2-vaccine walter-shingles-1-vaccine]
walter | última vacuna de la gripe | 14 dosis en este registro. La última, el 10 de octubre de 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | ¿Me pusieron la vacuna de la neumonía? | 1 dosis en este registro. Aplicada el 5 de noviembre de 2014. [walter-pneumococcal-vaccine]
walter | ¿Estoy vacunado contra el tétanos? | none: nothingNamed
walter | ¿Me han puesto la vacuna del covid? | none: nothingNamed
walter | ¿Me pusieron la vacuna de la gripe en 2023? | 1 dosis en este registro. Aplicada el 17 de octubre de 2023. [walter-flu-2023-vaccine]
walter | ¿Me pusieron la vacuna de la gripe este año? | none: nothingThen
walter | vacuna de la gripe 2019 | 1 dosis en este registro. Aplicada el 13 de octubre de 2019. [walter-flu-2019-vaccine]
walter | ¿Tuve gripe? | none: nothingNamed
walter | ¿Cuándo fue mi colonoscopia? | Hecho, 18 de septiembre de 2019. [walter-colonoscopy]
walter | ¿Cuándo me hicieron la colonoscopía? | Hecho, 18 de septiembre de 2019. [walter-colonoscopy]
walter | ¿Cuándo fue mi colonscopia? | Hecho, 18 de septiembre de 2019. [walter-colonoscopy]
walter | ¿Cuándo fue mi reemplazo de rodilla? | No se hizo, 12 de marzo de 2025. [walter-knee-surgery]
walter | ¿Qué tomo para la presión? | 1 receta actual es para: “High blood pressure”. [walter-lisinopril]
walter | ¿Qué tomo para la presión alta? | 1 receta actual es para: “High blood pressure”. [walter-lisinopril]
walter | ¿Qué medicinas tomo para la diabetes? | 1 receta actual es para: “Diabetes mellitus type 2”. [walter-metformin]
walter | ¿Qué tomo para el colesterol? | 1 receta actual es para: “Hyperlipidemia”. [walter-atorvastatin]
walter | medicinas para el colesterol | 1 receta actual es para: “Hyperlipidemia”. [walter-atorvastatin]
walter | ¿Qué estoy tomando para la fibrilación auricular? | 1 receta actual es para: “Atrial fibrillation”. [walter-apixaban]
walter | ¿Qué tomo para los riñones? | none: noMedicine
walter | ¿Qué tomo para la gota? | none: noMedicine
walter | ¿Qué tomo para el asma? | none: nothingNamed
walter | ¿Qué tomo? | 5 recetas actuales. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | ¿Qué medicinas tomo ahora? | 5 recetas actuales. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | mis medicinas | 5 recetas actuales. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | ¿Tomo metformina? | Esta receta venció el 5 de noviembre. Pregunte si debe seguir tomándola. Tome 1 tableta 2 veces al día con las comidas. La receta dice: “Take 1 tablet twice a day with meals”. [walter-metformin]
walter | ¿Cómo tomo la metformina? | Esta receta venció el 5 de noviembre. Pregunte si debe seguir tomándola. Tome 1 tableta 2 veces al día con las comidas. La receta dice: “Take 1 tablet twice a day with meals”. [walter-metformin]
walter | ¿cómo tomo la metfromina? | Esta receta venció el 5 de noviembre. Pregunte si debe seguir tomándola. Tome 1 tableta 2 veces al día con las comidas. La receta dice: “Take 1 tablet twice a day with meals”. [walter-metformin]
walter | ¿Cada cuánto tomo el apixabán? | Su medicina debía durar hasta el 13 de noviembre. No quedan surtidos. “Take 1 tablet twice a day, about 12 hours apart” [walter-apixaban]
walter | ¿Cuánta atorvastatina tomo? | Tome 1 tableta una vez al día al acostarse. La receta dice: “Take 1 tablet at bedtime”. [walter-atorvastatin]
walter | dosis de lisinopril | Tome 1 tableta una vez al día por la mañana. La receta dice: “Take 1 tablet every morning”. [walter-lisinopril]
walter | ¿Cuándo tomo la atorvastatina? | Tome 1 tableta una vez al día al acostarse. La receta dice: “Take 1 tablet at bedtime”. [walter-atorvastatin]
walter | ¿Tomo warfarina? | Suspendida. “Changed to apixaban”. [walter-warfarin]
walter | ¿Todavía tomo azitromicina? | Terminada. [walter-azithromycin]
walter | ¿Tomo metoprolol? | En pausa. “Slow pulse: wait until the heart check in November”. [walter-metoprolol]
walter | ¿Cómo tomo metoprolol? | En pausa. “Slow pulse: wait until the heart check in November”. [walter-metoprolol]
walter | ¿Tomo ibuprofeno? | No tome “ibuprofen”. “Do not take ibuprofen or similar pain relievers” [walter-no-ibuprofen]
walter | ¿Cómo debo tomar ibuprofeno? | No tome “ibuprofen”. “Do not take ibuprofen or similar pain relievers” [walter-no-ibuprofen]
walter | ¿Cómo tomo empagliflozina? | Sugerida, no recetada. [walter-empagliflozin]
walter | ¿Tomo insulina? | none: nothingNamed
walter | ¿Por qué tomo lisinopril? | Recetada para: “High blood pressure”. [walter-lisinopril]
walter | ¿Para qué es el apixabán? | Recetada para: “Atrial fibrillation”. [walter-apixaban]
walter | ¿Para qué tomo atorvastatina? | Recetada para: “Hyperlipidemia”. [walter-atorvastatin]
walter | ¿Debo tomar ibuprofeno? | none: advice
walter | ¿Cuánto ibuprofeno puedo tomar? | none: advice
walter | ¿Puedo dejar la metformina? | none: advice
walter | ¿Es demasiado alta mi a1c? | none: advice
walter | ¿Está mejorando mi colesterol? | none: advice
walter | ¿Es peligrosa mi presión? | none: advice
walter | ¿Soy alérgico a la penicilina? | Riesgo alto de una reacción grave. Causó “Urticaria” y “Anaphylaxis”, una reacción grave. Alergia desde 1974, confirmada. [walter-penicillin]
walter | ¿soy alergico a la penicillina? | Riesgo alto de una reacción grave. Causó “Urticaria” y “Anaphylaxis”, una reacción grave. Alergia desde 1974, confirmada. [walter-penicillin]
walter | ¿Soy alérgico a la codeína? | Causó “Nausea”. Sensibilidad, confirmada. [walter-codeine]
walter | ¿Tengo alergia al látex? | No hay ninguna reacción anotada. Alergia o sensibilidad, no confirmada. [walter-latex]
walter | ¿Soy alérgico al maní? | none: nothingNamed
walter | ¿A qué soy alérgico? | 3 en este registro, y 1 descartado o no hecho. [walter-latex walter-codeine walter-penicillin +1]
walter | mis alergias | 3 en este registro, y 1 descartado o no hecho. [walter-latex walter-codeine walter-penicillin +1]
walter | ¿Tengo diabetes? | Empezó en 2009. Actual. [walter-diabetes]
walter | ¿Tengo presión alta? | Empezó en marzo de 2005. Actual. [walter-pressure]
walter | ¿Tengo lupus? | Descartado. [walter-lupus]
walter | ¿Tengo gota? | Empezó: “In his fifties”. No está activo ahora. [walter-gout]
walter | ¿Tengo asma? | none: nothingNamed
walter | ¿Tengo migraña? | none: doubtful
walter | ¿Tuve neumonía? | Terminó el 20 de febrero de 2017. Empezó el 16 de enero de 2017. [walter-pneumonia]
walter | ¿Tengo cáncer? | Empezó el 2 de octubre de 2012. En remisión. [walter-prostate]
walter | ¿Tengo enfermedad de los riñones? | Empezó el 11 de mayo de 2022. Actual, marcado como moderado. [walter-kidney]
walter | ¿Desde cuándo tengo diabetes? | Empezó en 2009. Actual. [walter-diabetes]
walter | ¿Cuándo me diagnosticaron la diabetes? | Empezó en 2009. Actual. [walter-diabetes]
walter | ¿Hace cuánto tengo gota? | Empezó: “In his fifties”. No está activo ahora. [walter-gout]
walter | ¿Mi madre tiene diabetes? | none: otherPerson
walter | ¿Mi hermano tuvo cáncer? | none: otherPerson
walter | mis problemas de salud | 11 en este registro, y 1 descartado o no hecho. [walter-memory walter-falls walter-kidney +9]
walter | ¿Qué enfermedades tengo? | 11 en este registro, y 1 descartado o no hecho. [walter-memory walter-falls walter-kidney +9]
walter | mis vacunas | 3 en este registro. [walter-flu-2025-vaccine walter-shingles-2-vaccine walter-pneumococcal-vaccine]
walter | ¿Qué vacunas me han puesto? | 3 en este registro. [walter-flu-2025-vaccine walter-shingles-2-vaccine walter-pneumococcal-vaccine]
walter | ¿Cuándo es mi próxima cita? | none: nothingPlanned
walter | próxima visita | none: nothingPlanned
walter | ¿Cuándo fue mi última visita? | La última en este registro fue el 3 de septiembre. Habló con Jo Pennington-Test. [walter-call]
walter | mi última cita | La última en este registro fue el 3 de septiembre. Habló con Jo Pennington-Test. [walter-call]
walter | ¿A quién vi por última vez? | La última en este registro fue el 3 de septiembre. Habló con Jo Pennington-Test. [walter-call]
walter | ¿Cuándo vi al doctor Lee? | La última en este registro fue el 22 de julio. Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | ¿Cuándo vi por última vez a la doctora House? | none: nothingNamed
walter | ¿Quién es mi doctor? | En el equipo de atención de este registro: Dr. Robin Lee-Sample, Dr. Theo Hartwell-Demo y Edith Exampleby. [walter-team]
walter | ¿Quiénes están en mi equipo de atención? | En el equipo de atención de este registro: Dr. Robin Lee-Sample, Dr. Theo Hartwell-Demo y Edith Exampleby. [walter-team]
walter | ¿Quién es mi dentista? | none: nothingNamed
walter | presión arterial el año pasado | 30 mediciones. Número de arriba entre 122 y 148 mmHg. Número de abajo entre 71 y 85 mmHg. [walter-home-81-pressure walter-home-80-pressure walter-home-79-pressure +27]
walter | presión el año pasado | 30 mediciones. Número de arriba entre 122 y 148 mmHg. Número de abajo entre 71 y 85 mmHg. [walter-home-81-pressure walter-home-80-pressure walter-home-79-pressure +27]
walter | ¿Cómo estuvo mi presión el año pasado? | 30 mediciones. Número de arriba entre 122 y 148 mmHg. Número de abajo entre 71 y 85 mmHg. [walter-home-81-pressure walter-home-80-pressure walter-home-79-pressure +27]
walter | a1c en 2023 | 4 resultados, entre 7.2 y 7.4 %. [walter-visit-49-hba1c walter-visit-48-hba1c walter-visit-47-hba1c +1]
walter | a1c desde 2024 | 11 resultados, entre 6.7 y 7.2 %. [walter-visit-60-hba1c walter-visit-59-hba1c walter-visit-58-hba1c +8]
walter | egfr en los últimos 2 años | 7 resultados, entre 46 y 51 mL/min/1.73m². [walter-visit-60-egfr walter-visit-59-egfr walter-visit-58-egfr +4]
walter | peso en 2024 | 4 resultados, entre 89.2 y 90 kg. [walter-visit-53-weight walter-visit-52-weight walter-visit-51-weight +1]
walter | colesterol en 2024 | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | ldl entre 2020 y 2022 | 6 resultados, entre 93 y 115 mg/dL. [walter-visit-45-ldl walter-visit-43-ldl walter-visit-41-ldl +3]
walter | a1c en 2005 | none: nothingThen
walter | historial de inr | 9 resultados, entre 2.3 y 2.9 INR. [walter-inr-9 walter-inr-8 walter-inr-7 +6]
walter | resultados de psa | 2 resultados. [walter-psa-2016 walter-psa-2012]
walter | visitas en 2024 | 4 visitas. [walter-visit-53 walter-visit-52 walter-visit-51 +1]
walter | glucosa en julio de 2026 | 1 resultado, 133 mg/dL. [walter-visit-60-glucose]
walter | última a1c antes de mi operación | none: nothingNamed
walter | ¿Qué significa mi a1c? | none: advice
walter | ¿Por qué está alta mi creatinina? | none: notUnderstood
ana | ¿A qué soy alérgica? | [ana-none]
ana | último colesterol | which: [ana-visit-3-cholesterol ana-visit-3-hdl ana-visit-3-ldl]
ana | ¿Tengo alergia al polen? | none: nothingNamed
ana | ¿Qué tomo para la fiebre del heno? | 1 receta actual es para: “Hay fever”. [ana-cetirizine]
ana | ¿Cuándo fue mi vacuna del tétanos? | 1 dosis en este registro. Aplicada el 10 de mayo de 2022. [ana-tdap-vaccine]
maya | ¿Cuándo fue mi última vacuna de la gripe? | 3 dosis en este registro. La última, el 10 de octubre de 2025. [maya-flu-2025-vaccine maya-flu-2024-vaccine maya-flu-declined +1]
maya | ¿Me pusieron la vacuna de la gripe en 2023? | No aplicada el 12 de octubre de 2023: “patient objection”. [maya-flu-declined]
maya | última tsh | 3.44 el 9 de abril, dentro del rango del laboratorio (0.4 a 4.5). [maya-visit-3-tsh]
maya | ¿Cómo tomo la levotiroxina? | “Take 1 tablet every morning, half an hour before breakfast” [maya-levothyroxine]
maya | ¿Qué tomo para la tiroides? | 1 receta actual es para: “Hypothyroidism”. [maya-levothyroxine]
maya | ¿Cuándo fue mi cesárea? | Hecho, 5 de marzo de 2023. [maya-birth]
leo | ¿Cuándo fue la vacuna de la gripe de Leo? | 2 dosis en este registro. La última, el 10 de octubre de 2025. [leo-flu-2025-vaccine leo-flu-2023-vaccine]
leo | ¿Leo es alérgico al huevo? | Ya no hay alergia. Causó “Urticaria”. [leo-egg]
leo | ¿Qué toma Leo? | none: nothingListed
leo | ¿Tuvo Leo infección de oído? | Terminó el 25 de enero de 2024. Empezó el 9 de enero de 2024. [leo-ear-infection]
leo | último peso | 23.4 el 12 de junio. [leo-age-2557-weight]
leo | ¿Leo tiene eccema? | none: nothingNamed
leo | ¿Su hermana tiene asma? | none: otherPerson
nils | ¿Soy alérgico al maní? | Riesgo alto de una reacción grave. Causó “Anaphylaxis”, una reacción grave. Alergia desde 1984, confirmada. [nils-peanut]
nils | ¿Cómo uso el albuterol? | “Take 2 puffs every 4 hours when you are short of breath” [nils-albuterol]
nils | ¿Qué tomo para el asma? | 1 receta actual es para: “Asthma”. 1 otra receta actual no dice para qué es. [nils-albuterol]
rosa | último egfr | 24 el 9 de marzo, por debajo del rango del laboratorio (60 o más). [rosa-last-stay-egfr]
rosa | ¿Qué toma Rosa? | none: nothingListed
quinn | ¿Me pusieron la vacuna del herpes zóster? | No aplicada el 12 de mayo: “patient objection”. [quinn-shingles-refused]
quinn | ¿Cuándo es mi próxima visita? | Programada para el 11 de mayo de 2027, 9:10 a.m., con el Dr. Robin Lee-Sample y Jo Pennington-Test. [quinn-next-check]
quinn | ¿Tengo hipotiroidismo? | Una de varias cosas en estudio, sin confirmar. [quinn-thyroid]
quinn | ¿He tenido un derrame cerebral? | Descartado. [quinn-stroke]
quinn | ¿Soy alérgico a la penicilina? | none: doubtful
quinn | ¿Cuándo fue mi colonoscopia? | Empezó, pero no terminó, 16 de septiembre de 2025. [quinn-colon]
quinn | último potasio | none: doubtful
quinn | última a1c | 5.9 % el 12 de mayo, por encima del rango del laboratorio. Resultado preliminar, puede cambiar. [quinn-sugar]
walter | ¿Cuánto fue mi a1c en octubre de 2025? | 1 resultado, 6.9 %. [walter-visit-57-hba1c]
walter | ¿Cuándo me revisaron el colesterol por última vez? | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl +1]
walter | ¿Necesito la vacuna de la gripe? | none: notUnderstood
walter | ¿Cuál es mi pulso? | 67 el 22 de julio. [walter-visit-60-rate]
walter | ¿Cuándo me pusieron el marcapasos? | Hecho, 8 de febrero de 2022. [walter-pacemaker-implant]
walter | ¿Cuánto oxígeno tengo? | 97 % el 22 de julio. [walter-visit-60-oxygen]
walter | ¿Cuándo tuve neumonía? | Terminó el 20 de febrero de 2017. Empezó el 16 de enero de 2017. [walter-pneumonia]
walter | ¿Quién me recetó la metformina? | Recetada por Dr. Robin Lee-Sample el 5 de noviembre de 2025. [walter-metformin]
walter | ¿Sigo tomando lisinopril? | Tome 1 tableta una vez al día por la mañana. La receta dice: “Take 1 tablet every morning”. [walter-lisinopril]
walter | lista de mis medicinas | 5 recetas actuales. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | muéstrame mis alergias | 3 en este registro, y 1 descartado o no hecho. [walter-latex walter-codeine walter-penicillin +1]
walter | ¿Qué tomo para la rodilla? | 1 receta actual es para: “Osteoarthritis of knee”. [walter-acetaminophen]
walter | ¿Me han hecho una colonoscopia? | Hecho, 18 de septiembre de 2019. [walter-colonoscopy]
walter | ¿Desde cuándo tomo metformina? | Esta receta venció el 5 de noviembre. Pregunte si debe seguir tomándola. La primera receta de este registro se escribió el 6 de noviembre de 2024. [walter-metformin walter-metformin-2024]
walter | mi peso en 2015 | 4 resultados, entre 95.5 y 96.7 kg. [walter-visit-17-weight walter-visit-16-weight walter-visit-15-weight +1]
walter | ¿Tengo fibrilación auricular? | Empezó el 22 de mayo de 2021. Actual. [walter-heart-rhythm]
walter | ¿Vi al doctor Hartwell en 2022? | Fue el 8 de febrero de 2022. Estuvo en el hospital del 8 de febrero de 2022 al 10 de febrero de 2022 por “Atrial fibrillation”. [walter-pacemaker-stay]
walter | ¿Qué medicina tomo para la presión? | 1 receta actual es para: “High blood pressure”. [walter-lisinopril]
walter | ¿Cuándo tengo cita? | none: nothingPlanned
walter | azúcar en 2025 | 4 resultados, entre 129 y 140 mg/dL. [walter-visit-57-glucose walter-visit-56-glucose walter-visit-55-glucose +1]
walter | ¿Cuándo vi a mi doctor por última vez? | none: notUnderstood
walter | ¿Cuándo es mi vacuna de la gripe? | none: nothingPlanned
walter | quién me recetó el apixabán | Recetada por Dr. Theo Hartwell-Demo el 20 de mayo. [walter-apixaban]
walter | qué doctor me recetó lisinopril | Recetada por Dr. Robin Lee-Sample el 21 de enero. [walter-lisinopril]
walter | quién ordenó la atorvastatina | Recetada por Dr. Robin Lee-Sample el 21 de enero. [walter-atorvastatin]
walter | quien me receto warfarna | Recetada por Dr. Theo Hartwell-Demo el 22 de mayo de 2021. [walter-warfarin]
walter | quién me recetó ibuprofeno | none: noPrescriber
walter | quién me recetó penicilina | none: nothingNamed
walter | cuánto tiempo llevo tomando lisinopril | La primera receta de este registro se escribió el 21 de enero. [walter-lisinopril]
walter | cuándo empecé con el apixabán | Su medicina debía durar hasta el 13 de noviembre. No quedan surtidos. La primera receta de este registro se escribió el 20 de mayo. [walter-apixaban]
walter | cuándo empecé a tomar atorvastatna | La primera receta de este registro se escribió el 21 de enero. [walter-atorvastatin]
walter | desde cuando tengo problemas de riñon | Empezó el 11 de mayo de 2022. Actual, marcado como moderado. [walter-kidney]
walter | desde cuándo padezco diabetes | Empezó en 2009. Actual. [walter-diabetes]
walter | qué se dijo en mi última visita | none: noNote
walter | notas de mi última visita | none: noNote
walter | qué dijo la doctora Lee | La última en este registro fue el 22 de julio. 1 nota es de ese día. El registro no la une a la visita. [walter-note-new walter-visit-60]
walter | qué dijo el doctor sobre mis riñones | none: nothingNamed
walter | qué dijeron de mi presión en la última visita | none: notUnderstood
maya | quién me recetó levotiroxina | Recetada por Dr. Robin Lee-Sample el 9 de abril. [maya-levothyroxine]
walter | mi visita de julio | Julio de 2026: Fue el 22 de julio. Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | mi visita en julio | Julio de 2026: Fue el 22 de julio. Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | mis visitas de julio | Julio de 2026: Fue el 22 de julio. Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | mi cita del 22 de julio | 22 de julio de 2026: Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | la consulta del 22 de julio de 2026 | Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | ¿a quién vi en julio? | Julio de 2026: Fue el 22 de julio. Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | ¿cuándo fue mi visita de julio? | Julio de 2026: Fue el 22 de julio. Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | ¿vi al Dr. Lee en julio? | Julio de 2026: Fue el 22 de julio. Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-60]
walter | mi cita con el Dr. Lee en abril | Abril de 2026: Fue el 22 de abril. Vio al Dr. Robin Lee-Sample por “Diabetes mellitus type 2”. [walter-visit-59]
walter | mi visita de noviembre | Noviembre de 2026: Programada para el 18 de noviembre. No consta que se hiciera. [walter-next]
walter | ¿tengo una cita en diciembre? | none: nothingThen
walter | ¿fui al médico en mayo? | none: nothingThen
walter | ¿cuántas visitas tuve en 2025? | 4 visitas. [walter-visit-57 walter-visit-56 walter-visit-55 +1]
walter | visitas de este año | 4 visitas. 1 visita sin constancia de que se hiciera. [walter-next walter-call walter-visit-60 +2]
walter | ¿qué dijo el médico en mi visita de julio? | Julio de 2026: Fue el 22 de julio. 1 nota es de ese día. El registro no la une a la visita. [walter-note-new walter-visit-60]
walter | notas de mi visita de julio | Julio de 2026: Fue el 22 de julio. 1 nota es de ese día. El registro no la une a la visita. [walter-note-new walter-visit-60]
walter | hemoglobina a1c en julio | Julio de 2026: 1 resultado, 6.7 %. [walter-visit-60-hba1c]
walter | ¿mi visita de la semana pasada? | none: notUnderstood
walter | ¿qué pasó en julio? | none: notUnderstood
walter | cita en agosto | none: nothingThen
walter | visitas de marzo | none: nothingThen
walter | ¿puedo dejar la metformina en julio? | none: advice
quinn | mi visita de mayo | 1 visita. 1 visita programada. [quinn-next-check quinn-check]
walter | lee | Dr. Robin Lee-Sample: la última visita en este registro fue el 22 de julio. En el equipo de atención de este registro: Dr. Robin Lee-Sample. [walter-visit-60 walter-team]
walter | doctor hartwell | Dr. Theo Hartwell-Demo: la última visita en este registro fue el 8 de febrero de 2022. En el equipo de atención de este registro: Dr. Theo Hartwell-Demo. [walter-pacemaker-stay walter-team]
`)
