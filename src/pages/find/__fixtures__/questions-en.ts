import { questionsIn } from './asked-question'

/** Questions in English to the people of the sandbox, misspelt ones among them, and what the record answers. */
export const englishQuestions = questionsIn(`
walter | last a1c | 6.7 % on July 22, above the lab’s range (4 to 5.6 %). [walter-visit-60-hba1c]
walter | latest A1C result | 6.7 % on July 22, above the lab’s range (4 to 5.6 %). [walter-visit-60-hba1c]
walter | what was my last hba1c? | 6.7 % on July 22, above the lab’s range (4 to 5.6 %). [walter-visit-60-hba1c]
walter | What is my most recent hemoglobin A1c? | 6.7 % on July 22, above the lab’s range (4 to 5.6 %). [walter-visit-60-hba1c]
walter | last diabetes test | which: [walter-visit-60-glucose walter-visit-60-hba1c]
walter | latest egfr | 47 on July 22, below the lab’s range (60 or higher). [walter-visit-60-egfr]
walter | what is my kidney function | 47 on July 22, below the lab’s range (60 or higher). [walter-visit-60-egfr]
walter | what is my creatinine? | 1.51 on July 22, above the lab’s range (0.6 to 1.3). [walter-visit-60-creatinine]
walter | last creatinine level | 1.51 on July 22, above the lab’s range (0.6 to 1.3). [walter-visit-60-creatinine]
walter | how high is my blood pressure | 139/78 on September 21. Measured at home. [walter-home-100-pressure]
walter | last blood pressure | 139/78 on September 21. Measured at home. [walter-home-100-pressure]
walter | last bp | 139/78 on September 21. Measured at home. [walter-home-100-pressure]
walter | what is my blood sugar? | 133 on July 22, above the lab’s range (70 to 99). [walter-visit-60-glucose]
walter | latest glucose | 133 on July 22, above the lab’s range (70 to 99). [walter-visit-60-glucose]
walter | my last trygliceride | 168 on April 22, above the lab’s range (150 or lower). [walter-visit-59-triglyceride]
walter | last triglycerides | 168 on April 22, above the lab’s range (150 or lower). [walter-visit-59-triglyceride]
walter | what's my LDL? | 74 on April 22, in the lab’s range (100 or lower). [walter-visit-59-ldl]
walter | last hdl | 48 on April 22, in the lab’s range (40 or higher). [walter-visit-59-hdl]
walter | last cholesterol | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | what is my cholestrol | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | last total cholesterol | 156 on April 22, in the lab’s range (200 or lower). [walter-visit-59-cholesterol]
walter | last hemoglobin | 13.2 on July 22, in the lab’s range (12 to 17.5). [walter-visit-60-hemoglobin]
walter | last hemaglobin | 13.2 on July 22, in the lab’s range (12 to 17.5). [walter-visit-60-hemoglobin]
walter | latest platelets | 251 on July 22, in the lab’s range (150 to 400). [walter-visit-60-platelets]
walter | last white blood cell count | 7 on July 22, in the lab’s range (4 to 11). [walter-visit-60-leukocytes]
walter | last sodium | 140 on July 22, in the lab’s range (135 to 145). [walter-visit-60-sodium]
walter | latest calcium | 9.6 on July 22, in the lab’s range (8.6 to 10.2). [walter-visit-60-calcium]
walter | last potassium | “The sample could not be measured: the blood cells had broken. Please give a new sample.” Could not be measured on September 3. The last value: 4.3, July 22, in the lab’s range (3.5 to 5.1). [walter-visit-60-potassium walter-potassium-spoiled]
walter | how much do I weigh? | 90 on July 22. [walter-visit-60-weight]
walter | how tall am I | 174.5 on October 22, 2025. [walter-visit-57-height]
walter | last body weight | 90 on July 22. [walter-visit-60-weight]
walter | latest heart rate | 67 on July 22. [walter-visit-60-rate]
walter | last psa | Less than 0.1 on August 3, 2016, in the lab’s range (4 or lower). [walter-psa-2016]
walter | last inr | 2.5 on January 21, 2022. “Target while on warfarin: 2 to 3”. [walter-inr-9]
walter | latest protein in urine | 48 on October 28, above the lab’s range (30 or lower). Early result, may change. [walter-protein]
walter | last vitamin d | none: nothingNamed
walter | last tsh | none: nothingNamed
walter | when was my last a1c | 6.7 % on July 22, above the lab’s range (4 to 5.6 %). [walter-visit-60-hba1c]
walter | when was my last cholesterol test | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | date of my last psa | Less than 0.1 on August 3, 2016, in the lab’s range (4 or lower). [walter-psa-2016]
walter | when did I have my last potassium test | “The sample could not be measured: the blood cells had broken. Please give a new sample.” Could not be measured on September 3. The last value: 4.3, July 22, in the lab’s range (3.5 to 5.1). [walter-visit-60-potassium walter-potassium-spoiled]
walter | when was my flu shot? | 14 doses in this record. The last on October 10, 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | when was my last flu shot | 14 doses in this record. The last on October 10, 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | when did I get my flu vaccine | 14 doses in this record. The last on October 10, 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | when was my last flue vaccine | 14 doses in this record. The last on October 10, 2025. [walter-flu-2025-vaccine walter-flu-2024-vaccine walter-flu-2023-vaccine +11]
walter | when was I vaccinated against shingles? | 2 of 2 doses given. The last on May 16, 2019. [walter-shingles-2-vaccine walter-shingles-1-vaccine]
walter | last shingles vaccine | 2 of 2 doses given. The last on May 16, 2019. [walter-shingles-2-vaccine walter-shingles-1-vaccine]
walter | did I get the pneumonia shot | 1 dose in this record. Given on November 5, 2014. [walter-pneumococcal-vaccine]
walter | am I vaccinated against tetanus | none: nothingNamed
walter | have I had a covid vaccine | none: nothingNamed
walter | did I get a flu shot in 2023 | 1 dose in this record. Given on October 17, 2023. [walter-flu-2023-vaccine]
walter | did I get a flu shot this year | none: nothingThen
walter | flu vaccine 2019 | 1 dose in this record. Given on October 13, 2019. [walter-flu-2019-vaccine]
walter | did I get the flu | none: nothingNamed
walter | when was my colonoscopy | Done, September 18, 2019. [walter-colonoscopy]
walter | when was my colonscopy? | Done, September 18, 2019. [walter-colonoscopy]
walter | when was my knee replacement | Not done, March 12, 2025. [walter-knee-surgery]
walter | did I have a knee replacement | Not done, March 12, 2025. [walter-knee-surgery]
walter | when did I get my pacemaker | Done, February 8, 2022. [walter-pacemaker-implant]
walter | when was my heart bypass | none: nothingNamed
walter | what do I take for blood pressure | 1 current prescription is for “High blood pressure”. [walter-lisinopril]
walter | what do I take for high blood pressure? | 1 current prescription is for “High blood pressure”. [walter-lisinopril]
walter | what medicines do I take for diabetes | 1 current prescription is for “Diabetes mellitus type 2”. [walter-metformin]
walter | medicines for cholesterol | 1 current prescription is for “Hyperlipidemia”. [walter-atorvastatin]
walter | what am I taking for atrial fibrillation | 1 current prescription is for “Atrial fibrillation”. [walter-apixaban]
walter | what pills do I take for my kidneys | none: noMedicine
walter | what do I take for gout | none: noMedicine
walter | what do I take for asthma | none: nothingNamed
walter | what do I take? | 5 current prescriptions. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | what medicines am I taking now | 5 current prescriptions. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | my medications | 5 current prescriptions. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | do I take metformin | This prescription ended on November 5. Ask if you should still take it. Take 1 tablet twice a day with meals [walter-metformin]
walter | how do I take metformin? | This prescription ended on November 5. Ask if you should still take it. Take 1 tablet twice a day with meals [walter-metformin]
walter | how do I take metformine | This prescription ended on November 5. Ask if you should still take it. Take 1 tablet twice a day with meals [walter-metformin]
walter | how often do I take apixaban | Your supply should have ended on November 13. No refills left. Take 1 tablet twice a day, about 12 hours apart [walter-apixaban]
walter | how much atorvastatin do I take | Take 1 tablet at bedtime [walter-atorvastatin]
walter | dose of lisinopril | Take 1 tablet every morning [walter-lisinopril]
walter | lisinopril dosage | Take 1 tablet every morning [walter-lisinopril]
walter | when do I take atorvastatin | Take 1 tablet at bedtime [walter-atorvastatin]
walter | am I on warfarin? | Stopped. “Changed to apixaban”. [walter-warfarin]
walter | do I still take azithromycin | Finished. [walter-azithromycin]
walter | do I take metoprolol | Paused. “Slow pulse: wait until the heart check in November”. [walter-metoprolol]
walter | how much metoprolol do I take | Paused. “Slow pulse: wait until the heart check in November”. [walter-metoprolol]
walter | do I take ibuprofen | Do not take “ibuprofen”. “Do not take ibuprofen or similar pain relievers” [walter-no-ibuprofen]
walter | how often should I take ibuprofen | Do not take “ibuprofen”. “Do not take ibuprofen or similar pain relievers” [walter-no-ibuprofen]
walter | how do I take empagliflozin | Suggested, not prescribed. [walter-empagliflozin]
walter | am I taking tylenol | Old entry, from 2024. Ask if you still take it. Reported to the clinic. It may not be prescribed here. Take 1 or 2 tablets every 6 hours when your knee hurts, 6 tablets a day at most [walter-acetaminophen]
walter | do I take insulin | none: nothingNamed
walter | why do I take lisinopril | Prescribed for “High blood pressure”. [walter-lisinopril]
walter | what is apixaban for | Prescribed for “Atrial fibrillation”. [walter-apixaban]
walter | why am I on atorvastatin | Prescribed for “Hyperlipidemia”. [walter-atorvastatin]
walter | should I take ibuprofen? | none: advice
walter | how much ibuprofen can I take? | none: advice
walter | can I stop metformin | none: advice
walter | is my a1c too high? | none: advice
walter | is my cholesterol getting better | none: advice
walter | what are the side effects of lisinopril | none: advice
walter | am I allergic to penicillin | High risk of a serious reaction. It caused “Urticaria” and “Anaphylaxis”, a severe reaction. Allergy since 1974, confirmed. [walter-penicillin]
walter | am I allergic to penicilin? | High risk of a serious reaction. It caused “Urticaria” and “Anaphylaxis”, a severe reaction. Allergy since 1974, confirmed. [walter-penicillin]
walter | am I allergic to codeine | It caused “Nausea”. Sensitivity, confirmed. [walter-codeine]
walter | am I allergic to latex | No reaction is written down. Allergy or sensitivity, not confirmed. [walter-latex]
walter | am I allergic to seafood | Ruled out: not an allergy. [walter-shellfish]
walter | am I allergic to peanuts? | none: nothingNamed
walter | what am I allergic to? | 3 in this record, and 1 ruled out or not done. [walter-latex walter-codeine walter-penicillin +1]
walter | my allergies | 3 in this record, and 1 ruled out or not done. [walter-latex walter-codeine walter-penicillin +1]
walter | do I have diabetes | Started in 2009. Current. [walter-diabetes]
walter | do I have high blood pressure | Started in March 2005. Current. [walter-pressure]
walter | do I have lupus | Ruled out. [walter-lupus]
walter | do I have gout | Started: “In his fifties”. Not active now. [walter-gout]
walter | do I have asthma | none: nothingNamed
walter | do I have migraine | none: doubtful
walter | did I have pneumonia | Ended on February 20, 2017. Started on January 16, 2017. [walter-pneumonia]
walter | do I have cancer | Started on October 2, 2012. In remission. [walter-prostate]
walter | do I have kidney disease | Started on May 11, 2022. Current, marked moderate. [walter-kidney]
walter | do I have memory problems | Being checked, not confirmed. Said to have started on July 22. [walter-memory]
walter | when was I diagnosed with diabetes? | Started in 2009. Current. [walter-diabetes]
walter | how long have I had gout | Started: “In his fifties”. Not active now. [walter-gout]
walter | does my mother have diabetes | none: otherPerson
walter | did my brother have cancer? | none: otherPerson
walter | what are my conditions | 11 in this record, and 1 ruled out or not done. [walter-memory walter-falls walter-kidney +9]
walter | my vaccines | 3 in this record. [walter-flu-2025-vaccine walter-shingles-2-vaccine walter-pneumococcal-vaccine]
walter | what vaccines have I had | 3 in this record. [walter-flu-2025-vaccine walter-shingles-2-vaccine walter-pneumococcal-vaccine]
walter | when is my next visit? | none: nothingPlanned
walter | next appointment | none: nothingPlanned
walter | when was my last visit | The last one in this record was on September 3. You spoke with Jo Pennington-Test. [walter-call]
walter | who did I see last? | The last one in this record was on September 3. You spoke with Jo Pennington-Test. [walter-call]
walter | when did I last see Dr. Lee | The last one in this record was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | when did I see Dr Hartwell? | The last one in this record was on February 8, 2022. You were in the hospital from February 8, 2022 to February 10, 2022 for “Atrial fibrillation”. [walter-pacemaker-stay]
walter | when did I last see Dr. House | none: nothingNamed
walter | who is my doctor? | On the care team in this record: Dr. Robin Lee-Sample, Dr. Theo Hartwell-Demo, and Edith Exampleby. [walter-team]
walter | who is on my care team | On the care team in this record: Dr. Robin Lee-Sample, Dr. Theo Hartwell-Demo, and Edith Exampleby. [walter-team]
walter | who is my dentist | none: nothingNamed
walter | blood pressure last year | 30 readings. Upper number between 122 and 148 mmHg. Lower number between 71 and 85 mmHg. [walter-home-81-pressure walter-home-80-pressure walter-home-79-pressure +27]
walter | a1c in 2023 | 4 results, between 7.2 and 7.4 %. [walter-visit-49-hba1c walter-visit-48-hba1c walter-visit-47-hba1c +1]
walter | a1c since 2024 | 11 results, between 6.7 and 7.2 %. [walter-visit-60-hba1c walter-visit-59-hba1c walter-visit-58-hba1c +8]
walter | egfr in the last 2 years | 7 results, between 46 and 51 mL/min/1.73m². [walter-visit-60-egfr walter-visit-59-egfr walter-visit-58-egfr +4]
walter | weight in 2024 | 4 results, between 89.2 and 90 kg. [walter-visit-53-weight walter-visit-52-weight walter-visit-51-weight +1]
walter | cholesterol in 2024 | which: [walter-visit-59-cholesterol walter-visit-59-hdl walter-visit-59-ldl]
walter | ldl between 2020 and 2022 | 6 results, between 93 and 115 mg/dL. [walter-visit-45-ldl walter-visit-43-ldl walter-visit-41-ldl +3]
walter | a1c in 2005 | none: nothingThen
walter | inr history | 9 results, between 2.3 and 2.9 INR. [walter-inr-9 walter-inr-8 walter-inr-7 +6]
walter | psa results | 2 results. [walter-psa-2016 walter-psa-2012]
walter | visits in 2024 | 4 visits. [walter-visit-53 walter-visit-52 walter-visit-51 +1]
walter | how was my blood pressure last year? | 30 readings. Upper number between 122 and 148 mmHg. Lower number between 71 and 85 mmHg. [walter-home-81-pressure walter-home-80-pressure walter-home-79-pressure +27]
walter | glucose in july 2026 | 1 result, 133 mg/dL. [walter-visit-60-glucose]
walter | last a1c before my surgery | none: nothingNamed
walter | what does my a1c mean | none: advice
walter | why is my creatinine high | none: notUnderstood
ana | what am I allergic to? | [ana-none]
ana | last cholesterol | which: [ana-visit-3-cholesterol ana-visit-3-hdl ana-visit-3-ldl]
ana | do I have hay fever | Started in 2010. Current, marked mild. [ana-hay-fever]
ana | what do I take for hay fever | 1 current prescription is for “Hay fever”. [ana-cetirizine]
ana | when was my tetanus shot | 1 dose in this record. Given on May 10, 2022. [ana-tdap-vaccine]
ana | did I have a throat culture | Started but not finished, February 19, 2024. [ana-throat-swab]
ana | when was my last strep test | “Positive” on February 19, 2024. [ana-throat-test]
maya | when was my last flu shot | 3 doses in this record. The last on October 10, 2025. [maya-flu-2025-vaccine maya-flu-2024-vaccine maya-flu-declined +1]
maya | did I get a flu shot in 2023 | Not given on October 12, 2023: “patient objection”. [maya-flu-declined]
maya | last tsh | 3.44 on April 9, in the lab’s range (0.4 to 4.5). [maya-visit-3-tsh]
maya | last thyroid test | 3.44 on April 9, in the lab’s range (0.4 to 4.5). [maya-visit-3-tsh]
maya | how do I take levothyroxine | Take 1 tablet every morning, half an hour before breakfast [maya-levothyroxine]
maya | how do I take levothyroxin | Take 1 tablet every morning, half an hour before breakfast [maya-levothyroxine]
maya | what do I take for my thyroid | 1 current prescription is for “Hypothyroidism”. [maya-levothyroxine]
maya | am I allergic to sulfa | It caused “Eruption of skin”. Allergy since 2006, confirmed. [maya-sulfa]
maya | when was my c-section | Done, March 5, 2023. [maya-birth]
leo | When was Leo’s MMR? | 2 of 2 doses given. The last on June 12, 2023. [leo-mmr-2-vaccine leo-mmr-1-vaccine]
leo | when did Leo get the MMR vaccine | 2 of 2 doses given. The last on June 12, 2023. [leo-mmr-2-vaccine leo-mmr-1-vaccine]
leo | is Leo allergic to eggs? | No longer allergic. It caused “Urticaria”. [leo-egg]
leo | what does Leo take? | none: nothingListed
leo | did he have an ear infection | Ended on January 25, 2024. Started on January 9, 2024. [leo-ear-infection]
leo | last weight | 23.4 on June 12. [leo-age-2557-weight]
leo | does Leo have eczema | Started in 2020. Current. [leo-eczema]
leo | what does he take for eczema | none: noMedicine
leo | does his sister have asthma | none: otherPerson
nils | am I allergic to peanut | High risk of a serious reaction. It caused “Anaphylaxis”, a severe reaction. Allergy since 1984, confirmed. [nils-peanut]
nils | how do I use albuterol | Take 2 puffs every 4 hours when you are short of breath [nils-albuterol]
nils | when was my measles shot | 1 dose in this record. Given: “As a small child, in another country”. Reported: not written down by the one who gave it. [nils-childhood]
nils | what do I take for asthma | 1 current prescription is for “Asthma”. 1 other current prescription does not say what it is for. [nils-albuterol]
rosa | last egfr | 24 on March 9, below the lab’s range (60 or higher). [rosa-last-stay-egfr]
rosa | what does Rosa take | none: nothingListed
quinn | did I get the shingles shot | Not given on May 12: “patient objection”. [quinn-shingles-refused]
quinn | when is my next visit | Planned for May 11, 2027, 9:10 a.m., with Dr. Robin Lee-Sample and Jo Pennington-Test. [quinn-next-check]
quinn | do I have hypothyroidism | One of several things being checked, not confirmed. [quinn-thyroid]
quinn | have I had a stroke | Ruled out. [quinn-stroke]
quinn | am I allergic to penicillin | none: doubtful
quinn | when was my colonoscopy | Started but not finished, September 16, 2025. [quinn-colon]
quinn | last potassium | none: doubtful
quinn | last a1c | 5.9 % on May 12, above the lab’s range. Early result, may change. [quinn-sugar]
walter | what was my A1c in October 2025 | 1 result, 6.9 %. [walter-visit-57-hba1c]
walter | when did I last have my cholesterol checked | missed
walter | do I need a flu shot | none: notUnderstood
walter | what is my pulse | 67 on July 22. [walter-visit-60-rate]
walter | what was my blood pressure at my last visit | missed
walter | which medicine do I take at bedtime | missed
walter | when was my pacemaker put in | missed
walter | what's my oxygen | 97 % on July 22. [walter-visit-60-oxygen]
walter | when did I get pneumonia | Ended on February 20, 2017. Started on January 16, 2017. [walter-pneumonia]
walter | who prescribed metformin | Prescribed by Dr. Robin Lee-Sample on November 5, 2025. [walter-metformin]
walter | am I still on lisinopril | Take 1 tablet every morning [walter-lisinopril]
walter | list my medicines | 5 current prescriptions. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | show me my allergies | 3 in this record, and 1 ruled out or not done. [walter-latex walter-codeine walter-penicillin +1]
walter | what do I take for my knee | 1 current prescription is for “Osteoarthritis of knee”. [walter-acetaminophen]
walter | have I ever had a colonoscopy | Done, September 18, 2019. [walter-colonoscopy]
walter | when did I start metformin | This prescription ended on November 5. Ask if you should still take it. The first prescription in this record was written on November 6, 2024. [walter-metformin walter-metformin-2024]
walter | what was my weight in 2015 | 4 results, between 95.5 and 96.7 kg. [walter-visit-17-weight walter-visit-16-weight walter-visit-15-weight +1]
walter | is there anything about gout | missed
walter | do I have afib | Started on May 22, 2021. Current. [walter-heart-rhythm]
walter | what shots have I had | 3 in this record. [walter-flu-2025-vaccine walter-shingles-2-vaccine walter-pneumococcal-vaccine]
walter | my latest test results | missed
walter | how many times have I seen Dr Lee | missed
walter | did I see Dr. Hartwell in 2022 | It was on February 8, 2022. You were in the hospital from February 8, 2022 to February 10, 2022 for “Atrial fibrillation”. [walter-pacemaker-stay]
walter | what medication am I on for diabetes | 1 current prescription is for “Diabetes mellitus type 2”. [walter-metformin]
walter | last time I saw a doctor | none: notUnderstood
walter | what did the doctor say at my last visit | missed
walter | do I have an allergy to penicillin | High risk of a serious reaction. It caused “Urticaria” and “Anaphylaxis”, a severe reaction. Allergy since 1974, confirmed. [walter-penicillin]
walter | blood sugar 2025 | 4 results, between 129 and 140 mg/dL. [walter-visit-57-glucose walter-visit-56-glucose walter-visit-55-glucose +1]
walter | my kidney numbers this year | which: [walter-visit-60-creatinine walter-visit-60-urea]
walter | when is my appointment | none: nothingPlanned
walter | when did I last see my doctor | none: notUnderstood
walter | when is my colonoscopy | none: nothingPlanned
walter | why do I take my medicine | none: notUnderstood
walter | do I take medicines | 5 current prescriptions. [walter-no-ibuprofen walter-apixaban walter-lisinopril +3]
walter | last time I saw Dr. Lee | The last one in this record was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | who put me on apixaban | Prescribed by Dr. Theo Hartwell-Demo on May 20. [walter-apixaban]
walter | which doctor prescribed my lisinopril | Prescribed by Dr. Robin Lee-Sample on January 21. [walter-lisinopril]
walter | who ordered my atorvastatin | Prescribed by Dr. Robin Lee-Sample on January 21. [walter-atorvastatin]
walter | who prescribed warfrin | Prescribed by Dr. Theo Hartwell-Demo on May 22, 2021. [walter-warfarin]
walter | who prescribed ibuprofen | none: noPrescriber
walter | who prescribed penicillin | none: nothingNamed
walter | who prescribed empagliflozin | none: noPrescriber
walter | since when do I take metformin | This prescription ended on November 5. Ask if you should still take it. The first prescription in this record was written on November 6, 2024. [walter-metformin walter-metformin-2024]
walter | how long have I been taking lisinopril | The first prescription in this record was written on January 21. [walter-lisinopril]
walter | when did I start taking atorvastatine | The first prescription in this record was written on January 21. [walter-atorvastatin]
walter | how long ago was I diagnosed with diabetes | Started in 2009. Current. [walter-diabetes]
walter | since when do I have diabetes | Started in 2009. Current. [walter-diabetes]
walter | what was said at my last visit | none: noNote
walter | notes from my last visit | none: noNote
walter | what did Dr. Lee say | The last one in this record was on July 22. 1 note is from that day. The record does not link it to the visit. [walter-note-new walter-visit-60]
walter | what did the doctor say about my kidneys | none: notUnderstood
walter | what was said about my blood pressure at my last visit | none: notUnderstood
leo | who prescribed Leo's amoxicillin | Prescribed by Dr. Ines Mockford on January 11, 2024. [leo-amoxicillin]
maya | who prescribed levothyroxine | Prescribed by Dr. Robin Lee-Sample on April 9. [maya-levothyroxine]
walter | my visit in July | July 2026: It was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | my July visit | July 2026: It was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | visits in July | July 2026: It was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | my visit on July 22 | July 22, 2026: You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | my visit on July 22, 2026 | You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | visit on July 23 | none: nothingThen
walter | my viist in July | July 2026: It was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | who did I see in July? | July 2026: It was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | when was my visit in July | July 2026: It was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | did I see Dr. Lee in July | July 2026: It was on July 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-60]
walter | did I see Dr. Hartwell in July? | none: nothingThen
walter | my appointment with Dr. Lee in April | April 2026: It was on April 22. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-59]
walter | my visit in November | November 2026: Planned for November 18. There is no record that it happened. [walter-next]
walter | do I have an appointment in December? | none: nothingThen
walter | did I go to the doctor in May? | none: nothingThen
walter | how many visits did I have in 2025 | 4 visits. [walter-visit-57 walter-visit-56 walter-visit-55 +1]
walter | visits this year | 4 visits. 1 visit without a record that it took place. [walter-next walter-call walter-visit-60 +2]
walter | my last visit in 2024 | It was on October 23, 2024. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-53]
walter | what was said at my visit in July | July 2026: It was on July 22. 1 note is from that day. The record does not link it to the visit. [walter-note-new walter-visit-60]
walter | notes from my July visit | July 2026: It was on July 22. 1 note is from that day. The record does not link it to the visit. [walter-note-new walter-visit-60]
walter | my visit in July 2019 | It was on July 31, 2019. You saw Dr. Robin Lee-Sample for “Diabetes mellitus type 2”. [walter-visit-32]
walter | a1c in July | July 2026: 1 result, 6.7 %. [walter-visit-60-hba1c]
walter | blood pressure in May | May 2026: 2 readings. Upper number 128 mmHg. Lower number between 82 and 84 mmHg. [walter-home-91-pressure walter-home-90-pressure]
walter | my visit last week | none: notUnderstood
walter | what happened in July | none: notUnderstood
walter | when is my visit in July | none: nothingPlanned
walter | visits in 1990 | none: nothingThen
walter | my phone visit in September | September 2026: It was on September 3. You spoke with Jo Pennington-Test. [walter-call]
walter | may I stop taking metformin | none: advice
quinn | my visit in May | 1 visit. 1 planned visit. [quinn-next-check quinn-check]
quinn | when is my visit in May | Planned for May 11, 2027, 9:10 a.m., with Dr. Robin Lee-Sample and Jo Pennington-Test. [quinn-next-check]
quinn | my visits in 2027 | Planned for May 11, 2027, 9:10 a.m., with Dr. Robin Lee-Sample and Jo Pennington-Test. [quinn-next-check]
leo | Leo's visit in June | June 2026: It was on June 12. Leo saw Dr. Ines Mockford. [leo-age-2557]
leo | did Leo see the doctor in June? | June 2026: It was on June 12. Leo saw Dr. Ines Mockford. [leo-age-2557]
leo | his visit in January | none: nothingThen
walter | lee | Dr. Robin Lee-Sample: the last visit in this record was on July 22. On the care team in this record: Dr. Robin Lee-Sample. [walter-visit-60 walter-team]
walter | Dr. Hartwell | Dr. Theo Hartwell-Demo: the last visit in this record was on February 8, 2022. On the care team in this record: Dr. Theo Hartwell-Demo. [walter-pacemaker-stay walter-team]
walter | pennington | Jo Pennington-Test: the last visit in this record was on September 3. [walter-call]
walter | edith | On the care team in this record: Edith Exampleby. [walter-team]
walter | doctor | words
walter | blod presure | words
walter | last blod presure | 139/78 on September 21. Measured at home. [walter-home-100-pressure]
walter | last blod | none: nothingNamed
`)
