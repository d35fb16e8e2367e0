import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { AuditEntry } from '@dalan/contract/office/audit';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { sentenceOf, titleOf } from './audit-texts.ts';
import type { Part } from './audit-texts.ts';
import { sentenceLink } from '../../ui/layout/looks.ts';

/** What was done: the title, and below it one sentence. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{titleOf(entry)}</Box>
      <Box sx={sentence}>
        {sentenceOf(entry).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <PartOfSentence part={part} />
          </Fragment>
        ))}
      </Box>
    </>
  );
}

function PartOfSentence({ part }: { part: Part }) {
  if (typeof part === 'string') return part;
  if ('order' in part) {
    const name = shortOrderId(part.order);
    if (part.isDeleted) return name;
    return (
      <Box component={Link} to={`${panelPaths.orders}?order=${part.order}`} sx={link}>
        {name}
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-block', mr: 2 }}>
      {part.label !== '' && `${part.label}: `}
      {part.was !== undefined && (
        <>
          <VisuallyHidden>was </VisuallyHidden>
          <Box component="s" sx={{ color: 'text.disabled' }}>
            {part.was}
          </Box>
          <span aria-hidden> → </span>
          <VisuallyHidden>, is </VisuallyHidden>
        </>
      )}
      {part.is}
    </Box>
  );
}

const sentence = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const link = { ...sentenceLink, fontVariantNumeric: 'tabular-nums' };
