import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { identityNode } from '../../database/external-login-tables';
import { officeSettings } from '../../database/shell-tables';
import type { FindNode, Provider } from '../identity-node';
import { postBindingNode } from './post-binding-node';
import { signingKeysOf } from './signing-keys';

/** Returns the entity id and the path of the sandbox node that stands in for a provider. */
export type SandboxNode = (publicUrl: string, provider: Provider) => { readonly entityId: string; readonly address: string };

interface NodeSearch {
  readonly database: Database;
  readonly publicUrl: string;
  /** For an office without a node of its own; null outside the sandbox. */
  readonly sandboxNode: SandboxNode | null;
}

/** Finds nodes by the office's settings. A changed setting takes effect with the next login. */
export function nodeFinder({ database, publicUrl, sandboxNode }: NodeSearch): FindNode {
  return async (provider) => {
    const [settings] = await database
      .select({ wezelKrajowy: officeSettings.loginNode, profilZaufany: officeSettings.loginEpuap })
      .from(officeSettings);
    if (!settings?.[provider]) return null;
    const keys = await signingKeysOf(database, 'portal');
    const [own] = await database.select().from(identityNode).where(eq(identityNode.provider, provider));
    if (own) return postBindingNode({ ...own, publicUrl, keys });
    if (!sandboxNode) return null;
    const { publicKey: certificate } = await signingKeysOf(database, 'sandbox-node');
    return postBindingNode({ provider, ...sandboxNode(publicUrl, provider), certificate, publicUrl, keys });
  };
}
