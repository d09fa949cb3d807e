import { claims } from '../../claims.ts'
import { rules } from '../../rules.ts'

const { figure } = claims.upiSettlement

const questions = [
  {
    question: 'When is a UPI payment settled?',
    answer: `On the next working day (${figure}): what is paid until midnight IST belongs to the day. Sundays, second and fourth Saturdays and the bank holidays of ${rules.bankHolidays} are left out, and the settlement says which.`,
  },
  {
    question: 'What does a payment cost?',
    answer: `One fee per successful payment, and ${rules.gst} GST on that fee. Every settlement shows both on separate lines.`,
  },
  {
    question: 'Can a payment be refunded?',
    answer: `Yes, in full or in part, within ${rules.refundWindow} of the payment. The customer has the money ${rules.refundProcessing} after the request. The fee and its GST are not returned.`,
  },
  {
    question: 'My customer was debited, but the payment failed. What now?',
    answer:
      'The customer’s bank returns the money by itself. The payment appears in your list as failed, with the reason and the next step.',
  },
  {
    question: 'Do we have to poll for the result of a payment?',
    answer: 'No. A signed webhook reports it; a list open on your screen shows it within 15 seconds.',
  },
]

/** Frequent questions, each opened on request. */
export function Questions() {
  return (
    <section className="wrap py-section" aria-labelledby="questions">
      <h2 id="questions" className="text-3xl">
        Questions
      </h2>
      <div className="line-b mt-8 max-w-[70ch]">
        {questions.map(({ question, answer }) => (
          <details key={question} className="line-t">
            <summary className="cursor-pointer py-4 font-semibold text-lg">{question}</summary>
            <p className="pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
