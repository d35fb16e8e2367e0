import Typography from '@mui/material/Typography';
import { PageTitle } from './page-title.tsx';

/** Holds the place of a screen that is not built yet. */
export function EmptyMaster({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Typography sx={{ mt: 4 }}>This screen comes with the next release.</Typography>
    </>
  );
}
