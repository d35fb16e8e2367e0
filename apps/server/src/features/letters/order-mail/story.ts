/** What only one of customer and shop reads. */
export type Story = {
  subject: string;
  heading: string;
  greeting: string;
  lead: string;
  next: readonly string[];
  action: { label: string; url: string };
  questions: string;
  /** Below the action, for an e-mail that is not confirmed. */
  notYou?: { question: string; answer: string };
  ends?: string;
};
