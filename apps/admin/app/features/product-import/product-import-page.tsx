import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { ProductImportPreview } from '@dalan/contract/catalog/product-import';
import { countOf } from '../../lib/format/count-of.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { ChangeList, FaultList } from './import-lists.tsx';
import { importPageTexts } from './import-page-texts.ts';
import { useProductImport } from './use-product-import.ts';
import { hairline, sheetInset, touchLink, wrappingRow } from '../../ui/layout/looks.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';

/** A file of products is chosen, checked, and saved as a whole. */
export function ProductImportPage() {
  const { checked, problem, isChecking, choose, checkAgain, ...importing } = useProductImport();
  return (
    <>
      <BackLink to={panelPaths.products}>{importPageTexts.back}</BackLink>
      <PageHead title={importPageTexts.title} about={importPageTexts.about} />
      <Sheet title={importPageTexts.file}>
        <Box sx={{ ...sheetInset, pb: 4 }}>
          <Box component="ul" sx={{ m: 0, mb: 3, pl: 4 }}>
            {importPageTexts.how.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
          <FileChooser name={checked?.name} isPrimary={checked === undefined} onChoose={choose} />
          <Link component={RouterLink} to={panelPaths.data} sx={dataLink}>
            {importPageTexts.data}
          </Link>
        </Box>
      </Sheet>
      <Box role="status" sx={{ mt: 4 }}>
        {isChecking && importPageTexts.checking}
        {checked && summaryOf(checked.preview)}
      </Box>
      {problem !== undefined && (
        <Box sx={{ mt: 3 }}>
          <ErrorAlert
            scrollsIntoView
            action={checked && <Button onClick={checkAgain}>{importPageTexts.checkAgain}</Button>}
          >
            {problem}
          </ErrorAlert>
        </Box>
      )}
      {checked && <Preview key={checked.key} preview={checked.preview} {...importing} />}
    </>
  );
}

/** `2 new · 3 changed · 10 unchanged · 1 fault`. */
function summaryOf({ rows, unchanged, ...preview }: ProductImportPreview): string {
  const added = rows.filter(({ _id }) => _id === null).length;
  const parts = [`${added} new`, `${rows.length - added} changed`, `${unchanged} unchanged`];
  const faults = preview.faults.length + preview.faultsLeftOut;
  if (faults > 0) parts.push(countOf(faults, 'fault'));
  return parts.join(' · ');
}

type PreviewProps = {
  preview: ProductImportPreview;
  isImporting: boolean;
  isLocked: boolean;
  accept: () => void;
};

function Preview({ preview, isImporting, isLocked, accept }: PreviewProps) {
  const { rows, faults, faultsLeftOut, newCategories } = preview;
  if (faults.length > 0) {
    return (
      <Box sx={{ mt: 3 }}>
        <Sheet title={importPageTexts.faults}>
          <Typography sx={band}>{importPageTexts.faultsNote}</Typography>
          <FaultList faults={faults} />
          {faultsLeftOut > 0 && (
            <Typography sx={{ ...band, pt: 3 }}>
              {importPageTexts.faultsLeftOut(countOf(faultsLeftOut, 'fault'))}
            </Typography>
          )}
        </Sheet>
      </Box>
    );
  }
  if (rows.length === 0) return <Typography sx={{ mt: 2 }}>{importPageTexts.nothing}</Typography>;
  return (
    <Box sx={{ mt: 3 }}>
      <Sheet title={importPageTexts.rows}>
        {newCategories.length > 0 && (
          <Typography sx={band}>
            {importPageTexts.newCategories(newCategories.join(', '))}
          </Typography>
        )}
        <ChangeList rows={rows} />
      </Sheet>
      <Box sx={actions}>
        <Button
          variant="contained"
          aria-busy={isImporting}
          aria-disabled={isLocked}
          onClick={accept}
        >
          {isImporting
            ? importPageTexts.importing
            : importPageTexts.accept(countOf(rows.length, 'product'))}
        </Button>
      </Box>
    </Box>
  );
}

type FileChooserProps = {
  name: string | undefined;
  isPrimary: boolean;
  onChoose: (file: File) => void;
};

function FileChooser({ name, isPrimary, onChoose }: FileChooserProps) {
  return (
    <Box sx={wrappingRow}>
      <FileButton
        label={isPrimary ? importPageTexts.choose : importPageTexts.chooseAnother}
        accept=".csv,text/csv"
        isPrimary={isPrimary}
        onChoose={onChoose}
      />
      {name !== undefined && <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>}
    </Box>
  );
}

const dataLink = { ...touchLink, mt: 2 };

const band = { ...sheetInset, pb: 3, color: 'text.secondary' };

const actions = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  ...sheetInset,
  py: 3,
  backgroundColor: colours.flour50,
  borderTop: hairline,
} as const;
