import { lazy, Suspense } from 'react';
import type { User } from '@dalan/contract/accounts';
import { ListTable } from '../../ui/list/list-table.tsx';
import { SearchableList } from '../../ui/list/searchable-list.tsx';
import { useRowDialog } from '../../ui/list/use-row-dialog.ts';
import { UserActions } from './user-actions.tsx';
import type { UserDialog } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import { countWords, listWords } from './user-words.ts';
import { useUsers } from './use-users.ts';

const UserDialogs = lazy(async () => ({
  default: (await import('./user-dialogs.tsx')).UserDialogs,
}));

export function UserMaster() {
  const { address, view, paging, sorting, isCounted } = useUsers();
  const { listRef, shown, show, frame } = useRowDialog<UserDialog, User>();
  const columns = userColumns((user, index) => (
    <UserActions user={user} onOpen={(kind) => show(kind, user, index)} />
  ));

  return (
    <>
      <SearchableList
        ref={listRef}
        title="User Master"
        count={isCounted ? countWords(paging, address.q) : ''}
        search={{ label: 'Search Users', ...address.search }}
        view={view}
        paging={paging}
        words={listWords(address.q)}
      >
        <ListTable
          caption="Users"
          columns={columns}
          view={view}
          pageSize={paging.pageSize}
          sorting={sorting}
          minWidth={566}
        />
      </SearchableList>
      {shown && (
        <Suspense>
          <UserDialogs
            shown={shown}
            state={frame}
            onEdit={({ row, index }) => show('edit', row, index)}
          />
        </Suspense>
      )}
    </>
  );
}
