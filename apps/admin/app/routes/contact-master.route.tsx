import { ContactMaster } from '../features/contacts/contact-master.tsx';

export default function ContactMasterRoute() {
  return <ContactMaster />;
}
