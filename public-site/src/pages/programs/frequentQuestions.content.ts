/** Every medical statement here is the specification's. None may be added without a doctor's word. */
export const frequentQuestions = [
  {
    question: 'What does a health fair cost me?',
    answer: 'Nothing. Our fairs are free for everyone.',
  },
  {
    question: 'How long does a visit take?',
    answer: 'The whole visit takes 45–60 minutes, and each screening 5–10 minutes.',
  },
  {
    question: 'Do I have to fast?',
    answer:
      'Yes. No food or drink for 4 hours before your screening. For the glucose and cholesterol tests, fast for 8–12 hours. If both apply to you, follow the longer fast.',
  },
  {
    question: 'When should I arrive?',
    answer: 'Please arrive 15 minutes early.',
  },
  {
    question: 'Where do you hold fairs?',
    answer: 'Our service covers Jamaica. See the schedule for dates and places.',
  },
  {
    question: 'How soon do you answer a request for a fair?',
    answer: 'Within 2-3 business days.',
  },
]
