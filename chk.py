import re,glob
t={f:re.sub(r'\s+',' ',open(f).read()) for f in glob.glob('/tmp/ed6/*.txt')}
import html
h=open('/work/read/editor6/out/under-attack.html').read(); h=re.sub('<[^>]+>','',h); allt=' '.join(t.values())+' '+re.sub(r'\s+',' ',html.unescape(h))
r=open('/work/reports/editor6.md').read()
for l in r.split('\n'):
    m=re.match(r'(\d+)\. \*\*/.*?: “(.*?)” — ',l)
    if m:
        q=m.group(2); print(m.group(1), len(q.split()), 'OK' if q in allt else 'MISSING '+q)
hab=r[r.index('## Habits'):]
for q in re.findall(r'“([^”]{12,})”',hab):
    if q not in allt: print('hab missing',q)
