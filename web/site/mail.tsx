type MailProps = { to: string; subject?: string }

/** A link that writes to an email address. */
export const Mail = ({ to, subject }: MailProps) => (
  <a className="link" href={`mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
    {to}
  </a>
)
